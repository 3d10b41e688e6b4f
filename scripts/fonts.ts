import { writeFonts } from './build/fonts';

await writeFonts();
