import { installPackage } from './install';

/* `npm run stock`: a command of the desk, which has its packages. */

installPackage('desk');
await import(new URL('desk/stock.ts', import.meta.url).href);
