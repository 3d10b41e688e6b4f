import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@/lib/site/site';
import type { PageStep } from './finish-pages';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** A script of data never runs, and no policy is asked about it (https://html.spec.whatwg.org/#data-block). */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/;
/** A tag that loads a file of the site's own that runs or styles. */
const LOADING =
  /<(?:script\b[^>]*\bsrc|link\b(?=[^>]*\brel="(?:stylesheet|preload|modulepreload)")[^>]*\bhref)="(\/[^"]+\.(?:js|css))"[^>]*>/gi;
const INLINE_CODE = /\s(?:style|on[a-z]+)="/i;

/**
 * Puts the policy of a page into it, right after its charset, and the hashes of the files it loads.
 * @param folder the finished pages, where those files are
 * @returns a step. It throws an Error for a missing charset or linked file, and for code that the policy blocks
 */
export function addPolicy(folder: string): PageStep {
  const integrity = integrityOf(folder);
  return (html, name) => withPolicy(html, name, integrity);
}

/** The page with its policy and hashes; `name` is for the errors. */
async function withPolicy(
  html: string,
  name: string,
  integrity: (address: string) => Promise<string>,
): Promise<string> {
  if (!CHARSET.test(html)) throw new Error(`${name} has no <meta charset>, so its policy has no place.`);
  const outsideScripts = html.replace(SCRIPT, '<script$1></script>');
  // One search of the whole page is faster than a test of every tag.
  const tag =
    INLINE_CODE.test(outsideScripts) && outsideScripts.match(/<[a-z][^>]*>/gi)?.find((one) => INLINE_CODE.test(one));
  if (tag) throw new Error(`${name} has an inline style or handler, which its policy would stop: ${tag}`);

  const inlineScripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    /\bsrc=/.test(attributes) || DATA_BLOCK.test(attributes)
      ? []
      : [`sha256-${createHash('sha256').update(code).digest('base64')}`],
  );
  const formActions = [...outsideScripts.matchAll(/<form\b[^>]*\baction="([^"]*)"/gi)].map(([, action = '']) => action);
  const policy = contentPolicy({
    inlineScripts,
    formActions,
    pictureOrigins: site.stockPhotoHost ? [site.stockPhotoHost.origin] : [],
    connectOrigins: site.formEndpoint ? [new URL(site.formEndpoint).origin] : [],
    // Next's own scripts do not run under them.
    trustedTypes: process.env.ISLANDS !== 'off',
  });

  const hashes = new Map<string, string>();
  for (const [, address = ''] of html.matchAll(LOADING)) hashes.set(address, await integrity(address));
  return html
    .replace(LOADING, (loading, address: string) =>
      loading.includes(' integrity="')
        ? loading
        : loading.replace(/(\s*\/?>)$/, ` integrity="${hashes.get(address)}"$1`),
    )
    .replace(
      CHARSET,
      (charset) =>
        `${charset}<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
    );
}

/** Subresource Integrity (https://www.w3.org/TR/SRI/) of the files of a folder, each read once. */
function integrityOf(folder: string): (address: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const read = async (address: string) => {
    const file = path.join(folder, address);
    if (!existsSync(file)) throw new Error(`A page asks for ${address}, which the build did not write.`);
    return `sha256-${createHash('sha256')
      .update(await readFile(file))
      .digest('base64')}`;
  };
  return (address) => {
    const hash = known.get(address) ?? read(address);
    known.set(address, hash);
    return hash;
  };
}

/** A page's needs beside the site's own files. */
type PageNeeds = {
  /** Of each inline script: 'sha256-' and the digest in base64. */
  readonly inlineScripts: readonly string[];
  /** The targets of its forms without scripts: the values of their `action`. */
  readonly formActions: readonly string[];
  /** Origins pictures come from: a stock photo host. */
  readonly pictureOrigins: readonly string[];
  /** Origins scripts send to: a dealer's form address. */
  readonly connectOrigins: readonly string[];
  /**
   * Whether no script writes text as markup or code. Then none may, nor create a Trusted Types policy
   * (https://www.w3.org/TR/trusted-types/).
   */
  readonly trustedTypes: boolean;
};

/**
 * The Content-Security-Policy of a page (CSP Level 3, https://www.w3.org/TR/CSP3/). Only listed sources are allowed, and only
 * the inline scripts of the built page. For a meta element, so without frame-ancestors, which works in a header only.
 */
export function contentPolicy({
  inlineScripts,
  formActions,
  pictureOrigins,
  connectOrigins,
  trustedTypes,
}: PageNeeds): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...distinct(inlineScripts).map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", ...distinct(pictureOrigins)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...distinct(connectOrigins)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': formActions.length === 0 ? ["'none'"] : distinct(formActions.flatMap(formTargets)),
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** A form's address in a policy: 'mailto:', "'self'" or an origin, which may redirect to a page of the site. */
function formTargets(action: string): readonly string[] {
  if (!/^[a-z][a-z\d+.-]*:/i.test(action)) return ["'self'"];
  const { protocol, origin } = new URL(action);
  return protocol === 'https:' || protocol === 'http:' ? [origin, "'self'"] : [protocol];
}

const distinct = (values: readonly string[]) => [...new Set(values)].sort();
