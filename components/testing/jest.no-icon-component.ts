/** In place of lucide-react's maker of components: pages read only the shapes of its icons. */
export default () => null;
