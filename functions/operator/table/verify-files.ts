import { mostDeletions } from '@plumbline/shared/domain/files/clean-files-limit';
import { listObjects } from '../../platform/files.ts';
import { FILES, fileIdOf, originalKey, THUMBNAILS } from '../../services/files/file-keys.ts';
import type { AddFinding } from './findings.ts';

const isFile = (key: string): boolean => key.startsWith(FILES) || key.startsWith(THUMBNAILS);

const listKeys = async (): Promise<Set<string>> => {
  const keys = new Set<string>();
  let after = '';
  do {
    const page = await listObjects(after);
    for (const { key } of page) keys.add(key);
    after = page.at(-1)?.key ?? '';
  } while (after);
  return keys;
};

/**
 * Compares the bucket with the files that the table names. A missing file is a fault. Unnamed objects are normal, since
 * clean-files deletes them a day later; more than one run may delete are a fault, because the table may be a wrong one.
 */
export const verifyFiles = async (fileIds: ReadonlySet<string>, add: AddFinding) => {
  const keys = await listKeys();
  const objects = [...keys].filter(isFile);
  const unnamed = objects.filter((key) => !fileIds.has(fileIdOf(key)));
  for (const id of fileIds) if (!keys.has(originalKey(id))) add('a file that the bucket lacks', originalKey(id));
  const [first] = unnamed;
  if (first && unnamed.length > mostDeletions(objects.length))
    add('more unnamed objects than clean-files deletes', `${first} and others`, unnamed.length);
  return { objects: objects.length, unnamed: unnamed.length };
};
