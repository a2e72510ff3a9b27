import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const repository = join(import.meta.dirname, '../..');

/** Returns the folder of the local cloud's state: LOCAL_DIR, or `.local/` of the repository. */
export const defaultLocalDir = (): string => process.env.LOCAL_DIR || join(repository, '.local');

/** Reads a JSON file. Returns `fallback` when the file is absent or unreadable. */
export function readJson<T>(path: string, fallback: T): T {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return fallback;
  }
}

/** Writes a temporary file and renames it, so that a killed process leaves either the old or the new file. */
export function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify(value, null, 1));
  renameSync(draft, path);
}

export function removePath(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
