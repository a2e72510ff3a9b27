import type { FilePurpose } from '@plumbline/shared/options/files';
import { describe, expect, it } from 'vitest';
import type { StoredFile } from '../../../table/profiles/profile-files.ts';
import { requireRoom, withNewFiles } from './add-files.ts';

const content = { type: 'image/png', size: 1, width: 1, height: 1 } as const;
const filesOf = (purpose: FilePurpose, count: number): StoredFile[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${purpose}-${at}`,
    purpose,
    name: 'a.png',
    ...content,
    version: 1,
    createdAt: '2026-11-22T12:00:00.000Z',
  }));

describe('the limit for files of a profile', () => {
  it.each<[FilePurpose, number, string]>([
    ['showcase', 20, 'too_many_photos'],
    ['document', 40, 'too_many_document_files'],
  ])("is reached for a %s with file %i, and other files of the profile don't count [FIL-09]", (purpose, most, code) => {
    const others = [...filesOf('showcase', 20), ...filesOf('document', 40), ...filesOf('resume', 1)].filter(
      (file) => file.purpose !== purpose,
    );
    const filesWith = (count: number) => [...others, ...filesOf(purpose, count)];
    expect(() => requireRoom(filesWith(most - 1), purpose, 1)).not.toThrow();
    expect(() => requireRoom(filesWith(0), purpose, most)).not.toThrow();
    for (const [there, more] of [
      [most, 1],
      [most - 1, 2],
      [0, most + 1],
    ] as const) {
      expect(() => requireRoom(filesWith(there), purpose, more)).toThrow(expect.objectContaining({ code }));
    }
  });

  it.each<FilePurpose>(['profilePhoto', 'resume'])('never stops a %s, which replaces the old one', (purpose) => {
    const [old, ...more] = withNewFiles(filesOf(purpose, 1), purpose, [{ id: 'new', name: 'b.png', content }]);
    expect([old, ...more].map((file) => [file?.id, file?.version])).toEqual([['new', 2]]);
  });
});
