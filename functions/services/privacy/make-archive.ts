import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { LocalFile } from '../../platform/files.ts';

/** A file of the archive. `isCompact` files, such as photos, are stored as they are. */
export type ArchiveEntry = { path: string; bytes: Uint8Array; isCompact?: boolean };

/** Writes a ZIP file to an empty file, one entry after another, so that only one is in memory. */
export const makeArchive = async (
  file: FileHandle,
  writeEntries: (add: (entry: ArchiveEntry) => Promise<void>) => Promise<void>,
): Promise<LocalFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  let chunks: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  const flush = async (): Promise<void> => {
    if (failure) throw failure;
    const pending = chunks;
    chunks = [];
    for (const chunk of pending) {
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
  };
  await writeEntries(async ({ path: name, bytes: content, isCompact }) => {
    const entry = isCompact ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(content, true);
    await flush();
  });
  zip.end();
  await flush();
  return { file, bytes, sha256: hash.digest('base64') };
};
