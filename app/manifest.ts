import type { MetadataRoute } from 'next';
import { routes } from '@/lib/page/routes';
import { ROOM } from '@/lib/schema/palette';
import { site } from '@/lib/site/site';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.tagline,
    start_url: routes.home,
    display: 'browser',
    background_color: ROOM,
    theme_color: ROOM,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
