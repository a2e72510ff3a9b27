import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

/** Everything the local cloud keeps: `.local/` of the repository, or LOCAL_DIR. */
export const defaultLocalDir = (): string => process.env.LOCAL_DIR || join(repository, '.local');

/** Reads a JSON file; a file that is absent or unreadable is `fallback`. */
export function readJson<T>(path: string, fallback: T): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return fallback;
  }
}

/** Writes next to the file and renames: a killed process leaves the old file or the new one, never half of one. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify(value, null, 1));
  renameSync(draft, path);
}

export function removePath(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
