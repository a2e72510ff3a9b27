import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../options/document-kinds.ts';
import type { DocumentValidity } from './document-validity.ts';
import { levelContradictions } from './level-contradictions.ts';

const [APPRENTICE, SKILLED, JOURNEYMAN, MASTER] = [0, 1, 2, 3] as const;

const license = (kind: DocumentKind, validity: DocumentValidity = 'valid', trade?: string) => ({
  kind,
  validity,
  ...(trade && { trade }),
});
const said = (rating: number, ...licenses: ReturnType<typeof license>[]) =>
  levelContradictions([{ category: 'Electrical', rating }], licenses).map(({ problem, kind }) => `${problem} ${kind}`);

describe('the contradictions between a level and a license', () => {
  it.each([
    [APPRENTICE, 'master-license', 'valid', ['low master-license']],
    [SKILLED, 'master-license', 'valid', ['low master-license']],
    [JOURNEYMAN, 'master-license', 'expires-soon', ['low master-license']],
    [MASTER, 'master-license', 'valid', []],
    [MASTER, 'master-license', 'expired', ['expired master-license']],
    [JOURNEYMAN, 'master-license', 'expired', []],
    [APPRENTICE, 'journeyman-license', 'valid', ['low journeyman-license']],
    [SKILLED, 'journeyman-license', 'valid', ['low journeyman-license']],
    [JOURNEYMAN, 'journeyman-license', 'valid', []],
    [MASTER, 'journeyman-license', 'valid', []],
    [JOURNEYMAN, 'journeyman-license', 'expired', ['expired journeyman-license']],
    [MASTER, 'journeyman-license', 'expired', []],
    [APPRENTICE, 'journeyman-license', 'expired', []],
    [APPRENTICE, 'osha-30', 'valid', []],
  ] as const)('are the listed ones for level %i with a %s that is %s', (rating, kind, validity, contradictions) => {
    expect(said(rating, license(kind, validity))).toEqual(contradictions);
  });
});

it('a renewed license, or a higher one, replaces an expired one', () => {
  const expired = license('journeyman-license', 'expired');
  expect(said(JOURNEYMAN, expired, license('journeyman-license'))).toEqual([]);
  expect(said(MASTER, expired, license('master-license'))).toEqual([]);
  expect(said(MASTER, license('master-license', 'expired'), license('journeyman-license'))).toEqual([
    'expired master-license',
  ]);
});

it('a license contradicts only levels of its own trade, whatever its letters', () => {
  const experiences = [
    { category: 'Electrical', rating: APPRENTICE },
    { category: 'Plumbing', rating: SKILLED },
  ];
  const found = levelContradictions(experiences, [license('master-license', 'valid', 'plumbing')]);
  expect(found).toEqual([{ problem: 'low', kind: 'master-license', category: 'Plumbing', rating: SKILLED, proves: 3 }]);
  expect(levelContradictions(experiences, [license('master-license', 'valid', 'Roofing')])).toEqual([]);
});

it('a license without a trade counts for the highest-rated trade', () => {
  const experiences = [
    { category: 'Electrical', rating: APPRENTICE },
    { category: 'Plumbing', rating: MASTER },
  ];
  expect(levelContradictions(experiences, [license('master-license')])).toEqual([]);
  expect(levelContradictions([], [license('master-license')])).toEqual([]);
});
