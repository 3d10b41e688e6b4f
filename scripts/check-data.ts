import { checkData } from './build/check-data';

process.exitCode = (await checkData()) ? 0 : 1;
