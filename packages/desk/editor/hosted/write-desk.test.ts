import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostedDesk } from './write-desk';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hosted-desk-'));
  await mkdir(path.join(root, 'data'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(settings: object | string) {
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings);
  await writeFile(path.join(root, 'data/desk.json'), text);
  await (await hostedDesk(root))(root);
  return {
    page: await readFile(path.join(root, 'desk/index.html'), 'utf8'),
    settings: JSON.parse(await readFile(path.join(root, 'desk/settings.json'), 'utf8')),
  };
}

const github = { host: 'github', repo: 'savanna/site', signIn: 'https://sign-in.cars.example' };
const gitlab = { host: 'gitlab', repo: 'savanna/cars/site', application: 'abc123', review: true };

it('signs in at GitHub through the address that exchanges the code', async () => {
  const { settings, page } = await write(github);
  expect(settings.backend).toEqual({
    name: 'github',
    repo: 'savanna/site',
    branch: 'main',
    base_url: 'https://sign-in.cars.example',
    auth_endpoint: 'auth',
  });
  expect(settings.publish_mode).toBe('simple');
  expect(page).toMatch(/default-src 'none'.*connect-src 'self' blob: https:\/\/api\.github\.com/);
});

it('signs in at GitLab by itself, and has changes wait where they are to be looked at', async () => {
  const { settings, page } = await write(gitlab);
  expect(settings.backend).toMatchObject({ name: 'gitlab', auth_type: 'pkce', app_id: 'abc123' });
  expect(settings.publish_mode).toBe('editorial_workflow');
  expect(page).toContain("connect-src 'self' blob: https://gitlab.com;");
  expect(page).not.toContain('github');
});

it('asks nothing of the server that the desk has on a computer', async () => {
  const { settings } = await write(github);
  expect(JSON.stringify(settings)).not.toContain('"widget":"photograph');
  const [cars] = settings.collections;
  expect(cars.media_folder).toBe('/pictures/{{slug}}');
  expect(cars.fields.find((field: { readonly name: string }) => field.name === 'id').hint).not.toContain('empty');
  expect((await readdir(path.join(root, 'desk'))).sort()).toEqual(
    expect.arrayContaining(['decap-cms.js', 'hosted.js', 'index.html', 'settings.json']),
  );
});

it.each([
  [{ ...github, signIn: 'sign-in.cars.example' }, /signIn is "sign-in\.cars\.example"; write an https address/],
  [{ ...github, repo: 'site' }, /repo is "site"; write the repository at the host/],
  [{ host: 'bitbucket', repo: 'a/b' }, /write host, one of 'github', 'gitlab'/],
  [{ ...gitlab, application: undefined }, /application is missing/],
  ['{ "host": github }', /line 1: .*quotation marks/],
])('says what is wrong in %j', async (settings, said) => {
  await expect(write(settings)).rejects.toThrow(said);
});

it('names the missing file', async () => {
  await expect(hostedDesk(root)).rejects.toThrow('data/desk.json: there is no such file');
});
