import path from 'node:path';

/**
 * The route of a page. Sibling pages below a folder share one ('vehicle/1/index.html' and 'vehicle/2/index.html'). Each page at
 * the top has its own.
 */
export function routeOf(page: string): string {
  const folder = path.posix.dirname(page.split(path.sep).join('/'));
  const parent = path.posix.dirname(folder);
  return parent === '.' ? page : parent;
}
