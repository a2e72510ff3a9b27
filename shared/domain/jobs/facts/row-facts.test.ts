import { describe, expect, it } from 'vitest';
import { workerDocumentKinds } from '../../../options/document-kinds.ts';
import { travelTerms } from '../../../options/jobs/work-facts.ts';
import { type RowFactWords, rowFactsOf, rowFactTexts } from './row-facts.ts';

const words: RowFactWords = {
  startsNow: () => 'now',
  starts: (day) => `from ${day}`,
  name: (option) => option,
  openings: (count) => `${count} openings`,
  licenses: (named, more) => `${named.join('+')} and ${more}`,
};
const textsOf = (job: Parameters<typeof rowFactTexts>[0]) => rowFactTexts(job, words, { now: '2026-12-01' });

describe('the facts of a job on its row', () => {
  it('are ten at most, and name two licenses, when a job has every one of them', () => {
    const all = {
      startDate: '2026-12-07',
      shift: 'Day shift' as const,
      openings: 3,
      travel: [...travelTerms],
      overtime: 'Some overtime' as const,
      requiredLicenses: [...workerDocumentKinds],
    };
    expect(textsOf(all)).toEqual([
      ...['from 2026-12-07', 'Day shift', '3 openings', ...travelTerms, 'Some overtime'],
      `journeyman-license+master-license and ${workerDocumentKinds.length - 2}`,
    ]);
    expect(textsOf(all)).toHaveLength(10);
  });

  it('begin with "now" from the day of the start in the time zone of the job', () => {
    const at = (timeZone: string) =>
      rowFactTexts({ startDate: '2026-12-02' }, words, { now: new Date('2026-12-02T03:00:00Z'), timeZone });
    expect(at('America/New_York')).toEqual(['from 2026-12-02']);
    expect(at('UTC')).toEqual(['now']);
  });

  it('are stored and shown without the empty ones', () => {
    const job = { shift: undefined, openings: undefined, travel: [], requiredLicenses: [], startDate: '' };
    expect(rowFactsOf({ ...job, overtime: 'No overtime' })).toStrictEqual({ overtime: 'No overtime' });
    expect(textsOf(job)).toEqual([]);
  });
});
