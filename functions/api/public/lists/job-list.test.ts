import { type RowFacts, rowFacts } from '@plumbline/shared/contracts/jobs/job-form';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobItem } from '../../../table/jobs/job.ts';
import { publicJobOf } from '../../../table/jobs/public-job.ts';
import { translator } from '../words/translate.ts';
import { JobList } from './job-list.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T18:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each fact with its value, and its text in English and Spanish. */
const examples: { [Name in keyof Required<RowFacts>]: [Required<RowFacts>[Name], en: string, es: string] } = {
  startDate: ['2026-12-07', 'Starts Dec 7', 'Empieza el 7 dic'],
  shift: ['Night shift', 'Night shift', 'Turno de noche'],
  openings: [3, '3 openings', '3 vacantes'],
  travel: [['Per diem', 'Lodging paid'], 'Per diem · Lodging paid', 'Viáticos · Alojamiento pagado'],
  overtime: ['Some overtime', 'Some overtime', 'Algunas horas extra'],
  requiredLicenses: [
    ['osha-10', 'twic', 'cdl'],
    'Asks for OSHA 10 card, TWIC card, 1 more',
    'Piden tarjeta OSHA 10, tarjeta TWIC, 1 más',
  ],
};
const names = Object.keys(rowFacts) as (keyof RowFacts)[];

const job: JobItem = {
  ...{ id: '5f0000000000000000000001', company: '5f0000000000000000000002', companyName: 'Lakeland Builders' },
  ...{ name: 'Framer', type: 'Full-Time', compensation: '', zip: '46590', city: 'Winona Lake', state: 'IN' },
  ...{ latitude: 41, longitude: -85, qualifications: [], tradeCategories: ['Carpentry'], benefits: [] },
  ...{ willingToProvidePaidTraining: false, published: true, briefing: false, createdBy: '1' },
  ...{ createdAt: '2026-11-30T12:00:00.000Z', updatedAt: '2026-11-30T12:00:00.000Z' },
};

const rowOf = (facts: RowFacts, language: (typeof LANGUAGES)[number]): string => {
  const stored = publicJobOf({ ...job, ...facts });
  return String(JobList({ jobs: stored ? [{ job: stored }] : [], words: translator(language) }));
};
const lineOf = (row: string): string | undefined => /<p class="extra num">([^<]*)</.exec(row)?.[1];

describe('a row of the public job lists', () => {
  it.each(names)('shows the fact of the rows in the app: %s', (name) => {
    const [value, ...texts] = examples[name];
    const lines = LANGUAGES.map((language) => lineOf(rowOf({ [name]: value }, language)));
    expect(lines).toEqual(texts);
  });

  it('shows all facts on one line, each once', () => {
    const all = Object.fromEntries(names.map((name) => [name, examples[name][0]]));
    const row = rowOf(all, 'en');
    for (const name of names) expect(row.split(examples[name][1]), name).toHaveLength(2);
  });

  it('has no line of facts for a job without any', () => {
    expect(lineOf(rowOf({ travel: [], requiredLicenses: [] }, 'en'))).toBeUndefined();
  });

  it('says one opening and a start in the past in words of their own', () => {
    const facts = { openings: 1, startDate: '2026-11-20' };
    expect(lineOf(rowOf(facts, 'en'))).toBe('Starts now · 1 opening');
    expect(lineOf(rowOf(facts, 'es'))).toBe('Empieza ya · 1 vacante');
  });
});
