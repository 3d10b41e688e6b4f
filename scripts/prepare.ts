import { prepare } from './build/prepare';

await prepare();
