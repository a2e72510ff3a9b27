import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { readJson, writeJson } from '../state.ts';
import { buildGalleryIfStale } from './site-build.ts';
import { hashSources } from './source-hash.ts';

vi.mock('node:fs', { spy: true });
vi.mock('../state.ts', { spy: true });
vi.mock('./source-hash.ts');

it('the gallery is built from the files that its folder has when its page is requested', async () => {
  vi.mocked(hashSources).mockReturnValue('same');
  vi.mocked(readJson).mockReturnValue({ hash: 'same' });
  vi.mocked(readdirSync).mockReturnValue(['main.tsx', 'later.tsx', 'dist'] as never);
  await buildGalleryIfStale();
  const [sources] = vi.mocked(hashSources).mock.calls[0] ?? [];
  expect(sources).toContain('web/gallery/later.tsx');
  expect(sources).not.toContain('web/gallery/dist');
  expect(writeJson).not.toHaveBeenCalled();
});
