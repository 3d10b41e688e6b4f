import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';

/**
 * Answers as an object store does, which has keys and no folders. With `website`, as S3 does when a bucket is set up for
 * websites (docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html): 'x/' answers with 'x/index.html',
 * 'x' redirects to 'x/' where that exists, and the error document answers the rest.
 */
export function objectStore(folder: string, website: boolean): RequestListener {
  const object = (key: string) => readFile(path.join(folder, key)).catch(() => null);
  return async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname).slice(1);
    const send = (status: number, body: Buffer | string) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    const isFolder = key === '' || key.endsWith('/');

    const found = isFolder ? website && (await object(`${key}index.html`)) : await object(key);
    if (found) return send(200, found);
    if (website && !isFolder && (await object(`${key}/index.html`))) {
      return response.writeHead(302, { location: `/${key}/` }).end();
    }
    return send(404, (website && (await object('404.html'))) || '<Error><Code>NoSuchKey</Code></Error>');
  };
}
