import { createHash } from 'node:crypto';
import { isUnder, type Mutant } from './mutant.ts';

const MAX_UINT32 = 2 ** 32;

/** A number from 0 to 1 that depends on seed and mutant alone. */
const lotOf = (key: string, seed: number): number =>
  createHash('sha256').update(`${seed}\0${key}`).digest().readUInt32BE() / MAX_UINT32;

export type DrawOptions = { share: number; seed: number; folders: readonly string[] };

/**
 * Draws a share of the mutants. The same seed draws the same mutants after a change elsewhere, and a larger share
 * contains the smaller one.
 */
export const drawMutants = <T extends Pick<Mutant, 'key' | 'file'>>(
  mutants: readonly T[],
  options: DrawOptions,
): T[] => {
  const { share, seed, folders } = options;
  return mutants
    .filter(({ file }) => folders.length === 0 || folders.some((folder) => isUnder(file, folder)))
    .filter(({ key }) => lotOf(key, seed) < share)
    .toSorted((one, other) => lotOf(one.key, seed) - lotOf(other.key, seed));
};
