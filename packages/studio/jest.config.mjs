import { packageConfig } from '../../jest.config.mjs';

export default packageConfig('studio');
