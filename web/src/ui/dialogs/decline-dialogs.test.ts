import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const dialogs = globSync('**/*.tsx', { cwd: source })
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return [...text.matchAll(/<ConfirmDialog\b.*?\n\s*\/>/gs)].map(([dialog]) => ({ file, dialog }));
  });

it('every dialog that declines says what the other side gets', () => {
  const declining = dialogs.filter(({ dialog }) => /decline\b/i.test(dialog));
  expect(declining.length).toBeGreaterThan(5);
  // The dialog of an interview says in its text who is notified.
  const silent = declining.filter(({ file, dialog }) => !dialog.includes('effect=') && !file.includes('interviews/'));
  expect(silent.map(({ file }) => file)).toEqual([]);
});
