import { packageConfig } from '../../jest.config.mjs';

export default packageConfig('hosted-desk');
