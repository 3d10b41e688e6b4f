import { z } from 'zod';
import { httpsOrigin } from '@/lib/schema/contact';
import { line, oneOf, record } from '@/lib/schema/text';
import { collections } from './collections';

const REPO_EXPECTED = "the repository at the host such as 'your-name/site'";

const shared = {
  $schema: z.string().optional(),
  repo: z.string({ error: REPO_EXPECTED }).regex(/^[\w.-]+(?:\/[\w.-]+)+$/),
  branch: line().optional(),
  review: z.boolean({ error: 'true or false, or leave it out' }).optional(),
};

/** data/desk.json: at which host the desk signs in, and how. */
export const hostSchema = z.discriminatedUnion(
  'host',
  [
    // GitHub gives a token only to who keeps a secret: the address of a small service that does.
    record({ host: z.literal('github'), ...shared, signIn: httpsOrigin('https://sign-in.example.com') }),
    // GitLab gives one to the page itself (PKCE), by the number of the application that was registered there.
    record({ host: z.literal('gitlab'), ...shared, application: line() }),
  ],
  { error: `host, ${oneOf(['github', 'gitlab'])}` },
);

export type Host = z.output<typeof hostSchema>;

/** Whom the page may ask. */
export function originsOf(host: Host): readonly string[] {
  return host.host === 'github'
    ? ['https://api.github.com', 'https://www.githubstatus.com', 'https://*.githubusercontent.com']
    : ['https://gitlab.com'];
}

/** Settings for Decap CMS (https://decapcms.org/docs/github-backend/, …/gitlab-backend/). */
export function hostedSettings(host: Host) {
  const { repo, branch = 'main' } = host;
  const signIn =
    host.host === 'github'
      ? { base_url: host.signIn, auth_endpoint: 'auth' }
      : { auth_type: 'pkce', app_id: host.application };
  return {
    load_config_file: false,
    backend: { name: host.host, repo, branch, ...signIn },
    publish_mode: host.review ? 'editorial_workflow' : 'simple',
    media_folder: 'pictures',
    public_folder: '/pictures',
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    editor: { preview: false },
    show_preview_links: false,
    collections: withLibrarysPictures(collections()),
  };
}

/** The library's own fields in the place of ours for photographs, which ask the desk's server. */
function withLibrarysPictures(setting: unknown): unknown {
  if (Array.isArray(setting)) return setting.map(withLibrarysPictures);
  if (typeof setting !== 'object' || setting === null) return setting;
  const { texts, ...fields } = setting as Readonly<Record<string, unknown>>;
  const inner = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withLibrarysPictures(value)]));
  if (inner.widget === 'photograph') return { ...inner, widget: 'image' };
  if (inner.widget === 'photographs') {
    return { ...inner, widget: 'list', field: { name: 'picture', label: 'Photograph', widget: 'image' } };
  }
  // Photographs lie in a folder of their car's.
  if (inner.folder === undefined) return inner;
  return { ...inner, media_folder: '/pictures/{{slug}}', public_folder: '/pictures/{{slug}}' };
}
