import { site } from './site';

/**
 * The full address of a path of this site, which begins with '/': 'https://www.nyota.example/about/'. An address of
 * another site is absolute already.
 */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? `${site.url}${path}` : path;
}
