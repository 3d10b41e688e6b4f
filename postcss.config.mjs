import path from 'node:path';

export default {
  plugins: {
    '@tailwindcss/postcss': {},
    [path.resolve('app/styles/fixed-variables.cjs')]: {},
  },
};
