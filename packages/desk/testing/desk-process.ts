import type { AddressInfo } from 'node:net';
import { createDesk } from '../editor/server';

/* node --import tsx desk-process.ts ROOT: a desk without its screen, which prints its port. */

const [root = ''] = process.argv.slice(2);
const desk = createDesk(root, { script: '', style: '' }, async () => ({ faults: [], notices: [] }));
desk.listen(0, '127.0.0.1', () => console.log((desk.address() as AddressInfo).port));
