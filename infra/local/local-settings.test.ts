import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyPurposeNames, keyPurposes, keyValuesOf } from '@plumbline/shared/key-purposes';
import { expect, it } from 'vitest';
import { readLocalSettings } from './local-settings.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'plumbline-settings-'));

it('the reader of local settings makes one secret for each purpose and keeps it', () => {
  const folder = newFolder();
  const { secrets } = readLocalSettings({}, folder);
  const lists = keyPurposeNames.map((purpose) => secrets[keyPurposes[purpose].variable]);
  expect(new Set(lists).size).toBe(keyPurposeNames.length);
  for (const list of lists) expect(list).toMatch(/^[0-9a-f]{64}$/);
  expect(readLocalSettings({}, folder).secrets).toEqual(secrets);
});

it('the reader of local settings accepts the key of a folder of version 0.3.0 for every purpose but the edge, and signs with new ones', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'keys.json'), JSON.stringify({ altcha: 'old', origin: 'edge' }));
  const { secrets } = readLocalSettings({}, folder);
  for (const purpose of keyPurposeNames.filter((name) => name !== 'origin'))
    expect(keyValuesOf(secrets[keyPurposes[purpose].variable]!)).toEqual([expect.stringMatching(/^\w{64}$/), 'old']);
  expect(secrets.ORIGIN_KEYS).toBe('edge');
});

it('the reader of local settings reads lists from the environment', () => {
  expect(readLocalSettings({ UNSUBSCRIBE_KEYS: 'new,old' }, newFolder()).secrets.UNSUBSCRIBE_KEYS).toBe('new,old');
});
