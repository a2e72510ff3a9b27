import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { removePath } from '../state.ts';

export type ObjectFacts = {
  key: string;
  size: number;
  etag: string;
  type: string;
  /** The metadata of the object, without the prefix `x-amz-meta-`. */
  metadata: Record<string, string>;
  modified: string;
};

const LENGTH_BYTES = 4;

/**
 * Returns the content of a file with facts and bytes, so that one rename replaces both: length of the facts, facts,
 * bytes.
 */
function toFile(facts: ObjectFacts, bytes: Buffer): Buffer {
  const head = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, bytes]);
}

function readFacts(path: string): { facts: ObjectFacts; start: number } {
  const file = openSync(path, 'r');
  const length = Buffer.alloc(LENGTH_BYTES);
  readSync(file, length, 0, LENGTH_BYTES, 0);
  const head = Buffer.alloc(length.readUInt32BE());
  readSync(file, head, 0, head.length, LENGTH_BYTES);
  closeSync(file);
  return { facts: JSON.parse(head.toString()) as ObjectFacts, start: LENGTH_BYTES + head.length };
}

/** Opens the objects of the local buckets, which are stored as files. */
export function openStore(directory: string, now: () => Date) {
  const folderOf = (bucket: string) => join(directory, bucket);
  const pathOf = (bucket: string, key: string) => join(folderOf(bucket), `${encodeURIComponent(key)}.object`);
  const keysOf = (bucket: string): string[] =>
    existsSync(folderOf(bucket))
      ? readdirSync(folderOf(bucket))
          .filter((name) => name.endsWith('.object'))
          .map((name) => decodeURIComponent(name.slice(0, -'.object'.length)))
          .sort()
      : [];
  let drafts = 0;

  return {
    put: (bucket: string, key: string, bytes: Buffer, type: string, metadata: Record<string, string>): ObjectFacts => {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const facts = { key, size: bytes.length, etag, type, metadata, modified: now().toISOString() };
      mkdirSync(folderOf(bucket), { recursive: true });
      const path = pathOf(bucket, key);
      const draft = `${path}.${process.pid}-${drafts++}.tmp`;
      writeFileSync(draft, toFile(facts, bytes));
      renameSync(draft, path);
      return facts;
    },
    facts: (bucket: string, key: string): ObjectFacts | undefined => {
      const path = pathOf(bucket, key);
      return existsSync(path) ? readFacts(path).facts : undefined;
    },
    read: (bucket: string, key: string): { facts: ObjectFacts; bytes: Buffer } | undefined => {
      const path = pathOf(bucket, key);
      if (!existsSync(path)) return undefined;
      const { facts, start } = readFacts(path);
      return { facts, bytes: readFileSync(path).subarray(start) };
    },
    remove: (bucket: string, key: string): void => removePath(pathOf(bucket, key)),
    /** Returns keys in order after the key `after`, and whether there are more than `most`. */
    list: (bucket: string, { prefix = '', after = '', most = 1000 }) => {
      const keys = keysOf(bucket).filter((key) => key.startsWith(prefix) && key > after);
      const found = keys.slice(0, most).map((key) => readFacts(pathOf(bucket, key)).facts);
      return { found, isMore: keys.length > most };
    },
    clear: (): void => removePath(directory),
  };
}

export type ObjectStore = ReturnType<typeof openStore>;
