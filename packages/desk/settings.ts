import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { faultLine, faultsOf } from '@/lib/data-check/faults';
import { readJson } from '@/lib/data-check/read-json';
import { httpsOrigin } from '@/lib/schema/contact';
import { line, oneOf, record } from '@/lib/schema/text';
import { collections } from './collections';

const FILE = 'data/desk.json';
const REPO_EXPECTED = "the repository at the host such as 'your-name/site'";

const shared = {
  $schema: z.string().optional(),
  repo: z.string({ error: REPO_EXPECTED }).regex(/^[\w.-]+(?:\/[\w.-]+)+$/),
  branch: line().optional(),
  review: z.boolean({ error: 'true or false, or leave it out' }).optional(),
};

/** data/desk.json: at which host the published desk signs in. Without more, editors sign in with an access token. */
const hostSchema = z.discriminatedUnion(
  'host',
  [
    // GitHub's sign-in needs a secret: the address of a small service that keeps it.
    record({ host: z.literal('github'), ...shared, signIn: httpsOrigin('https://sign-in.example.com').optional() }),
    // GitLab's needs none (PKCE), only the number of the application that was registered there.
    record({ host: z.literal('gitlab'), ...shared, application: line().optional() }),
  ],
  { error: `host, ${oneOf(['github', 'gitlab'])}` },
);

export type Host = z.output<typeof hostSchema>;

/** data/desk.json. Without it the desk edits the folder on this computer only. */
export async function readHost(root: string): Promise<Host> {
  const text = await readFile(path.join(root, FILE), 'utf8').catch(() => null);
  if (text === null) return { host: 'github', repo: `local/${path.basename(path.resolve(root))}` };
  const reading = readJson(text);
  if (!('value' in reading)) throw new Error(`${FILE}, line ${reading.mistake.line}: ${reading.mistake.advice}`);
  const result = hostSchema.safeParse(reading.value);
  if (result.success) return result.data;
  const place = { file: FILE, entry: null, at: [] };
  throw new Error(faultsOf(result.error, reading.value, place).map(faultLine).join('\n'));
}

/** The origins that the page may ask, and load pictures from. */
export function originsOf({ host }: Host): readonly string[] {
  return host === 'github'
    ? ['https://api.github.com', 'https://www.githubstatus.com', 'https://*.githubusercontent.com']
    : ['https://gitlab.com', 'https://status-api.hostedstatus.com', 'https://secure.gravatar.com'];
}

/** Of a stored photograph, pixels. */
const LONGEST = 3000;

/** Settings for Sveltia CMS (https://sveltiacms.app/en/docs/config-basics). */
export function deskSettings(host: Host) {
  const { repo, branch = 'main' } = host;
  return {
    load_config_file: false,
    app_title: 'The desk',
    backend: { name: host.host, repo, branch, ...signInOf(host) },
    publish_mode: host.review ? 'editorial_workflow' : 'simple',
    media_folder: 'pictures',
    public_folder: '/pictures',
    media_libraries: {
      // Converted in the browser: upright, without metadata such as the place; HEIC too.
      default: {
        config: {
          transformations: { raster_image: { format: 'webp', quality: 90, width: LONGEST, height: LONGEST } },
        },
      },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    editor: { preview: false },
    show_preview_links: false,
    collections: collections(),
  };
}

function signInOf(host: Host) {
  if (host.host === 'github') {
    return host.signIn ? { base_url: host.signIn, auth_endpoint: 'auth' } : { auth_methods: ['token'] };
  }
  return host.application ? { auth_type: 'pkce', app_id: host.application } : { auth_methods: ['token'] };
}
