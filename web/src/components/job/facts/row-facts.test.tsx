import type { RowFacts } from '@plumbline/shared/contracts/jobs/job-form';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { RowFactsLine } from './row-facts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T18:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const all: RowFacts = {
  startDate: '2026-12-07',
  shift: 'Day shift',
  openings: 3,
  travel: ['Per diem', 'Lodging paid'],
  overtime: 'Some overtime',
  requiredLicenses: ['osha-10', 'twic'],
};

it.each<[string, RowFacts, string]>([
  [
    'every fact, the start first',
    all,
    'Starts Dec 7 · Day shift · 3 openings · Per diem · Lodging paid · Some overtime · Asks for OSHA 10 card, TWIC card',
  ],
  ['one opening', { openings: 1 }, '1 opening'],
  ['a start today', { startDate: '2026-12-01' }, 'Starts now'],
  ['a start in the past', { startDate: '2026-11-20' }, 'Starts now'],
  ['a start tomorrow', { startDate: '2026-12-02' }, 'Starts Dec 2'],
  [
    'the number of licenses after the second',
    { requiredLicenses: ['osha-10', 'twic', 'cdl', 'rigging'] },
    'Asks for OSHA 10 card, TWIC card, 2 more',
  ],
])('a row of a job names %s', (_name, job, line) => {
  renderPart(<RowFactsLine job={job} />);
  expect(screen.getByRole('paragraph').textContent).toBe(line);
});

it('a row of a job has no line of facts when the job names none', () => {
  renderPart(<RowFactsLine job={{ travel: [] }} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});
