import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Contract } from './contract-changes.ts';

const FILE = new URL('./released-contract.json.gz', import.meta.url);

/** The contract of the previous release, whose web app is still open in browsers after a deployment. */
export type ReleasedContract = { release: string; contract: Contract };

export const readReleasedContract = (): ReleasedContract => JSON.parse(gunzipSync(readFileSync(FILE)).toString());

export const writeReleasedContract = (released: ReleasedContract): void =>
  writeFileSync(FILE, gzipSync(JSON.stringify(released), { level: 9 }));
