import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';

const site = join(import.meta.dirname, '..');
const index = readFileSync(join(site, 'index.html'), 'utf8');
const manifest = readFileSync(join(site, 'vite.config.ts'), 'utf8');

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
    const named = [...manifest.matchAll(/src: '(\/screenshots\/[\w-]+\.jpg)', sizes: '(\d+)x(\d+)'/g)];
    expect(named.map(([, src]) => src)).toHaveLength(3);
    for (const [, src = '', width, height] of named)
      expect(imageSize(readFileSync(join(site, 'public', src)))).toEqual(
        expect.objectContaining({ type: 'jpg', width: Number(width), height: Number(height) }),
      );
  });

  it('are also those of the shortcuts of the installed app, which open pages of the app', () => {
    for (const page of ['appPaths.jobs.search', 'appPaths.myJobs.activities', 'appPaths.messages.root'])
      expect(manifest).toContain(page);
    expect(manifest).toContain("id: '/dashboard'");
  });

  it('are named by the page and by the manifest', () => {
    expect(existsSync(join(site, 'public/favicon.ico'))).toBe(true);
    expect(index).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32" />');
    expect(index).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
    for (const name of ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png']) expect(manifest).toContain(name);
  });
});
