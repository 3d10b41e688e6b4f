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
   * Whether all of its scripts do without writing text as markup or code, so that none may, nor make a policy that allows
   * it (https://www.w3.org/TR/trusted-types/).
   */
  readonly trustedTypes: boolean;
};

/**
 * The Content-Security-Policy of a page (CSP Level 3, https://www.w3.org/TR/CSP3/): nothing is allowed but what is listed,
 * and no inline script but those that were in the page when it was built. To stand in a meta element, so without
 * frame-ancestors, which counts only in a header.
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

/** A form's address as a policy names it: 'mailto:', "'self'" or an origin, which may lead back to a page of the site. */
function formTargets(action: string): readonly string[] {
  if (!/^[a-z][a-z\d+.-]*:/i.test(action)) return ["'self'"];
  const { protocol, origin } = new URL(action);
  return protocol === 'https:' || protocol === 'http:' ? [origin, "'self'"] : [protocol];
}

const distinct = (values: readonly string[]) => [...new Set(values)].sort();
