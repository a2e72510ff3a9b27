import { expect, it } from 'vitest';
import { maskVisit } from './mask-visit.ts';

const visit = { jobId: 'j', jobseekerId: 's', date: '2026-11-20T17:23:45.678Z' };

it('tells of a masked job seeker the day alone', () => {
  expect(maskVisit(visit, false)).toEqual({ jobId: 'j', date: '2026-11-20T10:00:00.000Z' });
});

it('tells who it was and when of an open one, and of a company', () => {
  expect(maskVisit(visit, true)).toEqual(visit);
  const company = { companyId: 'c', date: visit.date };
  expect(maskVisit(company, false)).toStrictEqual(company);
});
