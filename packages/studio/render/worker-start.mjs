// A worker thread has no TypeScript loader until it registers one: that is all this file is for.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
