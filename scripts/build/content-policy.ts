/** A page's needs beside the site's own files. */
export type PageNeeds = {
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
