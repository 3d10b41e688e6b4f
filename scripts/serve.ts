import { createStaticServer, listen } from './static-server';

const FOLDER = 'out';
const port = Number(process.env.PORT ?? 3000);

try {
  const address = await listen(createStaticServer(FOLDER), FOLDER, port);
  console.log(`The site is at ${address} (stop with Ctrl-C).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
