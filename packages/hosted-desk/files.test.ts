import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostedFiles } from './files';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hosted-desk-'));
  await mkdir(path.join(root, 'data'));
});
afterEach(() => rm(root, { recursive: true }));

async function filesFor(settings: object | string) {
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings);
  await writeFile(path.join(root, 'data/desk.json'), text);
  const files = await hostedFiles(root);
  return { headers: files._headers, settings: JSON.parse(files['settings.json']) };
}

const github = { host: 'github', repo: 'savanna/site', signIn: 'https://sign-in.cars.example' };
const gitlab = { host: 'gitlab', repo: 'savanna/cars/site', application: 'abc123', review: true };

it('signs in at GitHub through the address that exchanges the code', async () => {
  const { settings, headers } = await filesFor(github);
  expect(settings.backend).toEqual({
    name: 'github',
    repo: 'savanna/site',
    branch: 'main',
    base_url: 'https://sign-in.cars.example',
    auth_endpoint: 'auth',
  });
  expect(settings.publish_mode).toBe('simple');
  expect(headers).toMatch(/default-src 'none'.*connect-src 'self' data: blob: https:\/\/api\.github\.com/);
});

it('signs in at GitLab by itself, and has changes wait for a review', async () => {
  const { settings, headers } = await filesFor(gitlab);
  expect(settings.backend).toMatchObject({ name: 'gitlab', auth_type: 'pkce', app_id: 'abc123' });
  expect(settings.publish_mode).toBe('editorial_workflow');
  expect(headers).toContain("connect-src 'self' data: blob: https://gitlab.com ");
  expect(headers).not.toContain('github');
});

it.each([
  { ...github, signIn: undefined },
  { ...gitlab, application: undefined },
])('asks for an access token without a service or an application', async (host) => {
  const { settings } = await filesFor(host);
  expect(settings.backend.auth_methods).toEqual(['token']);
});

it.each([
  [{ ...github, signIn: 'sign-in.cars.example' }, /signIn is "sign-in\.cars\.example"; write an https address/],
  [{ ...github, repo: 'site' }, /repo is "site"; write the repository at the host/],
  [{ host: 'bitbucket', repo: 'a/b' }, /write host, one of 'github', 'gitlab'/],
  ['{ "host": github }', /line 1: .*quotation marks/],
])('says what is wrong in %j', async (settings, said) => {
  await expect(filesFor(settings)).rejects.toThrow(said);
});

it('names the missing file', async () => {
  await expect(hostedFiles(root)).rejects.toThrow('data/desk.json: there is no such file');
});
