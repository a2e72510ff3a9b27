import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PHONE, useBrowser } from '../support/browser/pages.ts';

const { openPage } = useBrowser();
const DIST = join(import.meta.dirname, '../../web/dist');

it('the gallery of the local cloud lists the examples and opens one in another language and scheme', async () => {
  const page = await openPage(PHONE);
  await page.goto('/__local/gallery');
  await page.getByRole('link', { name: 'ui/dialogs' }).click();
  const frame = page.frameLocator('iframe[title="ui/dialogs/ConfirmDialog/danger"]');
  await page.getByRole('heading', { name: 'ConfirmDialog' }).scrollIntoViewIfNeeded();
  await frame.getByRole('button', { name: 'Delete', exact: true }).waitFor();
  await page.goto('/__local/gallery/?example=ui/dialogs/ConfirmDialog/danger&scheme=dark&lang=es');
  await page.getByRole('button', { name: 'Eliminar', exact: true }).waitFor();
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
});

it('the deployed site has nothing of the gallery', () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const code = files.filter(({ name }) => /\.(js|html|css|json)$/.test(name));
  expect(code.length).toBeGreaterThan(50);
  const found = code.filter(({ parentPath, name }) =>
    /Component gallery|local\/gallery|ConfirmDialog\/danger/.test(readFileSync(join(parentPath, name), 'utf8')),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});
