import type { Ref, VNode } from 'preact';

/* 'react' in component tests: the runtime of the built pages, and what lucide-react uses beyond it. */

export { createContext } from 'preact';
export { useContext } from 'preact/hooks';
export * from '../runtime/preact/react';

type Props = Readonly<Record<string, unknown>>;

export const forwardRef =
  (render: (props: Props, ref: unknown) => VNode) =>
  ({ ref, ...props }: Props & { readonly ref?: Ref<unknown> }) =>
    render(props, ref);
