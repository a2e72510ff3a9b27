import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesWithFile } from '@plumbline/shared/options/paths';
import { SITE_URL_PLACEHOLDER } from '@plumbline/shared/options/site-url';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { heads, withHead } from './site-head.ts';

const site = join(import.meta.dirname, '..');
const index = readFileSync(join(site, 'index.html'), 'utf8');
const names = Object.keys(pagesWithFile) as (keyof typeof pagesWithFile)[];

describe('the head of a page', () => {
  it.each(names)('of %s contains its address and the data of a shared link', (name) => {
    const page = withHead(index, name);
    const url = `${SITE_URL_PLACEHOLDER}${pagesWithFile[name]}`;
    expect(page).toContain(`<link rel="canonical" href="${url}">`);
    expect(page).toContain(`<meta property="og:url" content="${url}">`);
    expect(page).toContain(`<meta property="og:title" content="${heads[name].title}">`);
    expect(page).toContain(`<meta property="og:image" content="${SITE_URL_PLACEHOLDER}/site-preview.png">`);
    expect(page.match(/<meta name="description"/g)).toHaveLength(1);
    expect(page.match(/<title>/g)).toHaveLength(1);
  });
});

describe('the icons of the site', () => {
  it.each([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['site-preview.png', 1200, 630],
  ])('have %s of %i by %i pixels', (name, width, height) => {
    expect(imageSize(readFileSync(join(site, 'public', name)))).toMatchObject({ type: 'png', width, height });
  });

  it('are joined by screenshots of the stated sizes, for the dialog that installs the app', () => {
    const manifest = readFileSync(join(site, 'vite.config.ts'), 'utf8');
    const named = [...manifest.matchAll(/src: '(\/screenshots\/[\w-]+\.jpg)', sizes: '(\d+)x(\d+)'/g)];
    expect(named.map(([, src]) => src)).toHaveLength(3);
    for (const [, src = '', width, height] of named)
      expect(imageSize(readFileSync(join(site, 'public', src)))).toEqual(
        expect.objectContaining({ type: 'jpg', width: Number(width), height: Number(height) }),
      );
  });

  it('are also those of the shortcuts of the installed app, which open pages of the app', () => {
    const manifest = readFileSync(join(site, 'vite.config.ts'), 'utf8');
    for (const page of ['appPaths.jobs.search', 'appPaths.myJobs.activities', 'appPaths.messages.root'])
      expect(manifest).toContain(page);
    expect(manifest).toContain("id: '/dashboard'");
  });

  it('are named by the page and by the manifest', () => {
    const manifest = readFileSync(join(site, 'vite.config.ts'), 'utf8');
    expect(existsSync(join(site, 'public/favicon.ico'))).toBe(true);
    expect(index).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32" />');
    expect(index).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
    for (const name of ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png']) expect(manifest).toContain(name);
  });
});
