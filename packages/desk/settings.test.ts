import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deskSettings, readHost } from './settings';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'desk-'));
  await mkdir(path.join(root, 'data'));
});
afterEach(() => rm(root, { recursive: true }));

async function settingsFor(host: object | string) {
  await writeFile(path.join(root, 'data/desk.json'), typeof host === 'string' ? host : JSON.stringify(host));
  return deskSettings(await readHost(root));
}

const github = { host: 'github', repo: 'savanna/site', signIn: 'https://sign-in.cars.example' };
const gitlab = { host: 'gitlab', repo: 'savanna/cars/site', application: 'abc123', review: true };

it('signs in at GitLab by itself, and has changes wait for a review', async () => {
  expect(await settingsFor(gitlab)).toMatchObject({
    backend: { name: 'gitlab', auth_type: 'pkce', app_id: 'abc123' },
    publish_mode: 'editorial_workflow',
  });
});

it.each([
  { ...github, signIn: undefined },
  { ...gitlab, application: undefined },
])('asks for an access token without a service or an application', async (host) => {
  expect((await settingsFor(host)).backend).toMatchObject({ auth_methods: ['token'] });
});

it('names the folder of this computer where no host is named', async () => {
  expect(deskSettings(await readHost(root)).backend.repo).toBe(`local/${path.basename(root)}`);
});

it.each([
  [{ ...github, signIn: 'sign-in.cars.example' }, /signIn is "sign-in\.cars\.example"; write an https address/],
  [{ ...github, repo: 'site' }, /repo is "site"; write the repository at the host/],
  [{ host: 'bitbucket', repo: 'a/b' }, /write host, one of 'github', 'gitlab'/],
  ['{ "host": github }', /line 1: invalid symbol/],
])('says what is wrong in %j', async (host, said) => {
  await expect(settingsFor(host)).rejects.toThrow(said);
});
