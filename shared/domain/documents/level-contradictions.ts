import type { DocumentKind } from '../../options/document-kinds.ts';
import { type DocumentValidity, isRejected } from './document-validity.ts';

/** The level that a license proves: 0 apprentice, 1 skilled, 2 journeyman, 3 master. */
export const provenLevels: Partial<Record<DocumentKind, number>> = { 'journeyman-license': 2, 'master-license': 3 };

type License = {
  kind: DocumentKind;
  trade?: string | undefined;
  validity: DocumentValidity;
  check?: { state: string } | undefined;
};
type Experience = { category: string; rating: number };

/** low: a valid license proves a higher level. expired: only an expired license proves the level. */
export type LevelContradiction = {
  problem: 'low' | 'expired';
  kind: DocumentKind;
  category: string;
  rating: number;
  proves: number;
};

/** Returns the experience that a license is about. A license without a trade is about the owner's best trade. */
const experienceOf = (license: License, experiences: readonly Experience[]): Experience | undefined => {
  const best = (a: Experience | undefined, b: Experience) => (a && a.rating >= b.rating ? a : b);
  return experiences
    .filter(({ category }) => !license.trade || category.toLowerCase() === license.trade.toLowerCase())
    .reduce<Experience | undefined>(best, undefined);
};

/**
 * Returns the levels of a profile that contradict its licenses, at most one for each trade. The license for the highest
 * level decides.
 */
export const levelContradictions = (
  experiences: readonly Experience[],
  documents: readonly License[],
): LevelContradiction[] => {
  const licenses = documents.flatMap((license) => {
    const [proves, experience] = [provenLevels[license.kind], experienceOf(license, experiences)];
    if (proves === undefined || !experience || isRejected(license)) return [];
    return [{ kind: license.kind, isValid: license.validity !== 'expired', proves, ...experience }];
  });
  const highestOf = (category: string, valid: boolean) =>
    licenses
      .filter((each) => each.category === category && each.isValid === valid)
      .toSorted((a, b) => b.proves - a.proves)[0];
  return [...new Set(licenses.map(({ category }) => category))].flatMap((category): LevelContradiction[] => {
    const [valid, expired] = [highestOf(category, true), highestOf(category, false)];
    if (valid && valid.rating < valid.proves) {
      const { kind, rating, proves } = valid;
      return [{ problem: 'low', kind, category, rating, proves }];
    }
    if (expired && expired.rating === expired.proves && (valid?.proves ?? -1) < expired.proves) {
      const { kind, rating, proves } = expired;
      return [{ problem: 'expired', kind, category, rating, proves }];
    }
    return [];
  });
};
