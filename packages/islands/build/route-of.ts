import path from 'node:path';

/**
 * The route a page belongs to: pages beside each other below a folder are of one ('vehicle/1/index.html' and
 * 'vehicle/2/index.html'), those at the top each of their own.
 */
export function routeOf(page: string): string {
  const folder = path.posix.dirname(page.split(path.sep).join('/'));
  const parent = path.posix.dirname(folder);
  return parent === '.' ? page : parent;
}
