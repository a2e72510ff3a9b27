import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const pages = join(import.meta.dirname, '../../..');
const sources = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
);

/** A failure with a text that doesn't depend on the error. */
const FIXED_TEXT = /onError: \(\) =>\s*(void )?toast\.error|catch \{\s*(return )?toast\.error/;

/** Files that store nothing: they read, download, or copy to the clipboard. */
const WITHOUT_WRITES = [
  'components/csv/download-csv-button.tsx',
  'components/documents/use-open-document.ts',
  'components/job/share-job.tsx',
  'components/school/bring-students.tsx',
  'features/admin/settings/enrollment-code-dialog.tsx',
  'features/messages/attachments/attached-files.tsx',
  'features/workers/skills-needed/use-save-skills-needed.ts',
];

it('no screen tells that a write failed without looking at the error, which may say that the result is unknown [API-02]', () => {
  const found = sources.filter((name) => FIXED_TEXT.test(readFileSync(join(pages, name), 'utf8')));
  expect(found.filter((name) => !WITHOUT_WRITES.includes(name))).toEqual([]);
  // The list must not name deleted files.
  expect(WITHOUT_WRITES.filter((name) => !found.includes(name))).toEqual([]);
});
