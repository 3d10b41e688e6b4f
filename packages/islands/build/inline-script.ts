import { rolldown } from 'rolldown';
import { buildValues } from './build-values';

/** The oldest supported browsers. */
export const BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

/**
 * A script that calls an exported function of a file, bundled and minified for a script element without `src`.
 * @param file absolute path
 */
export async function bundleInlineScript(file: string, name: string): Promise<string> {
  const entry = `import { ${name} } from ${JSON.stringify(file)};\n${name}();`;
  const build = await rolldown({
    input: 'entry',
    cwd: process.cwd(),
    platform: 'browser',
    tsconfig: false,
    resolve: { alias: { '@': process.cwd() } },
    transform: { target: BROWSERS },
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(message);
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? entry : null),
      },
      buildValues,
    ],
  });
  const { output } = await build.generate({ format: 'iife', minify: true, comments: false });
  await build.close();
  // HTML ends a script element at its end tag, whatever the script says.
  return output[0].code.trim().replaceAll(/<\/(?=script)/gi, '<\\/');
}
