import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands, takeIslands } from '@nyota/islands/build';
import { expect, type Page, test } from '@playwright/test';

/* Islands that need more of React than the shared runtime has: the build gives their pages preact/compat. */

// The route of a shared page would be that of another test.
test.use({ reuseContext: false });
test.describe.configure({ mode: 'serial' });

let folder: string;
let pages: Readonly<Record<string, string>>;
const scripts = new Map<string, readonly string[]>();
const notes: string[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'islands-'));
  const printed = execFileSync(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'render.tsx')], {
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: 'packages/quality/tsconfig.json' },
  });
  pages = JSON.parse(printed);
  const { log } = console;
  console.log = (line: string) => notes.push(line);
  const entries = Object.values(pages).map((html) => takeIslands(html, '').islands.map(({ id }) => id));
  const files = await bundleIslands(folder, entries);
  console.log = log;
  for (const [index, name] of Object.keys(pages).entries()) scripts.set(name, files[index]?.initial ?? []);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

async function open(page: Page, name: string) {
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const { html, islands } = takeIslands(pages[name] ?? '', name);
  const props = JSON.stringify(islands.map((island, index) => [index, island.props]));
  await page.route('http://islands.test/**', (route) => {
    const file = new URL(route.request().url()).pathname;
    if (file !== '/') return route.fulfill({ path: path.join(folder, file) });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Islands</title><link rel="icon" href="data:,"><body>${html}<script type="application/json" id="islands">${props}</script><script type="module" src="/${scripts.get(name)?.[0]}"></script></body></html>`,
    });
  });
  await page.goto('http://islands.test/');
  await expect(page.locator('html')).toHaveAttribute('data-hydration', /eager|all/);
  return errors;
}

test('a page without such islands keeps the shared runtime', async ({ page }) => {
  expect(scripts.get('plain')).toHaveLength(2);
  expect(scripts.get('dialog')).toHaveLength(1);
  const errors = await open(page, 'plain');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the build names the import that needs preact/compat, and its weight', () => {
  expect(notes).toHaveLength(3);
  const [dialog = '', datePicker = '', whole = ''] = notes;
  expect(dialog).toMatch(/^Note: page-2-\S+\.js holds preact\/compat, [\d.]+ kB in all, because .*@radix-ui/);
  expect(datePicker).toContain('react-day-picker');
  expect(whole).toContain(
    'packages/quality/npm-components/whole-react.tsx imports react-dom, createContext, forwardRef,',
  );
});

test('a dialog of a package opens in a portal, keeps the focus and closes', async ({ page }) => {
  const errors = await open(page, 'dialog');
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Terms' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('body > [role="dialog"]')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a date picker of a package turns months and chooses a day', async ({ page }) => {
  const errors = await open(page, 'date-picker');
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the Next Month' }).click();
  const december = page.getByRole('grid', { name: 'December 2026' });
  await december.getByRole('button', { name: /December 24/ }).click();
  await expect(page.getByText('Chosen: Thu Dec 24 2026')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(december.getByRole('button', { name: /December 25/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: Fri Dec 25 2026')).toBeVisible();
  expect(errors).toEqual([]);
});

test('context, memo, forwardRef, lazy, Suspense, transitions and portals work, and islands in slots', async ({
  page,
}) => {
  const errors = await open(page, 'whole-react');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByText('Slot Pressed 1')).toBeVisible();
  await page.getByLabel('Power in kW').pressSequentially('470');
  await expect(page.getByRole('status')).toHaveText('470');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByLabel('Power in kW')).toBeFocused();
  await expect(page.locator('body > strong')).toHaveText('In the body');
  await expect(page.getByText('Loaded on demand')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an import that no page has fails with a sentence and no stack of the bundler', async () => {
  const id = '[project]/packages/quality/npm-components/imports-next.tsx#ImportsNext';
  const error = await bundleIslands(folder, [[id]]).catch(String);
  const file = 'packages/quality/npm-components/imports-next.tsx';
  expect(error).toContain(`${file} imports next/navigation, which no island can: Next runs at the build only`);
  expect(error).toContain(`${file} imports react-dom/server, which no island can: render markup in a server component`);
  expect(error).not.toMatch(/^\s+at /m);
});
