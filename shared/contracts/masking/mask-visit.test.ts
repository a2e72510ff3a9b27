import { expect, it } from 'vitest';
import { maskVisit } from './mask-visit.ts';

const visit = { jobId: 'j', jobseekerId: 's', date: '2026-11-20T17:23:45.678Z' };

it('a visit shows only the day for a masked job seeker', () => {
  expect(maskVisit(visit, false)).toEqual({ jobId: 'j', date: '2026-11-20T10:00:00.000Z' });
});

it('a visit shows who it was and when for an open job seeker, and for a company', () => {
  expect(maskVisit(visit, true)).toEqual(visit);
  const company = { companyId: 'c', date: visit.date };
  expect(maskVisit(company, false)).toStrictEqual(company);
});
