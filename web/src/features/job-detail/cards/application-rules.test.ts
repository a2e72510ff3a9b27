import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { expect, it } from 'vitest';
import { type ApplicationStatus, canApply, canDecline, statusPill } from './application-rules.ts';

const job = {} as JobView;
const now = new Date('2026-11-21T12:00:00Z');
const untouched: ApplicationStatus = { declinedByMe: false, saved: false };
const applied: ApplicationStatus = { ...untouched, state: 'requested', date: '2026-11-20T12:00:00Z' };
const rejected = (ends: string): ApplicationStatus => ({ ...untouched, state: 'rejected', ends });

it('[SEE-14] the page of a job offers Apply only when there is no application', () => {
  expect(canApply(job, untouched, now)).toBe(true);
  expect(canApply(job, applied, now)).toBe(false);
  expect(canApply(job, { ...applied, state: 'granted' }, now)).toBe(false);
});

it('[SEE-14] the page of a job offers Apply again once a rejection has ended', () => {
  expect(canApply(job, rejected('2026-11-21T12:00:01Z'), now)).toBe(false);
  expect(canApply(job, rejected('2026-11-21T12:00:00Z'), now)).toBe(true);
  expect(canApply(job, { ...untouched, state: 'rejected' }, now)).toBe(false);
});

it('the page of a job offers Apply and Decline again after an application was withdrawn', () => {
  const withdrawn: ApplicationStatus = { ...untouched, state: 'withdrawn', date: '2026-11-20T12:00:00Z' };
  expect(canApply(job, withdrawn, now)).toBe(true);
  expect(canDecline(job, withdrawn, now)).toBe(true);
  expect(statusPill(withdrawn)?.text).toBe('Withdrawn on {{date}}');
});

it('[SEE-14] the page of a job offers Decline only when the job is not declined, and Apply still', () => {
  const declined = { ...untouched, declinedByMe: true };
  expect(canDecline(job, untouched, now)).toBe(true);
  expect(canDecline(job, declined, now)).toBe(false);
  expect(canApply(job, declined, now)).toBe(true);
  expect(canDecline(job, applied, now)).toBe(false);
});

it('[SEE-14] the page of a job offers neither Apply nor Decline for a deleted job', () => {
  const gone = { ...job, deletedAt: '2026-11-20T12:00:00Z' };
  expect(canApply(gone, untouched, now)).toBe(false);
  expect(canDecline(gone, untouched, now)).toBe(false);
});

it('[SEE-13] the page of a job shows the state of the application', () => {
  expect(statusPill(untouched)).toBeUndefined();
  expect(statusPill(applied)?.text).toBe('Applied on {{date}}');
  expect(statusPill({ ...applied, state: 'granted' })?.text).toBe('Accepted on {{date}}');
  expect(statusPill(rejected('2026-11-28T12:00:00Z'))?.text).toBe('Rejected on {{date}}');
});

it('[APP-21] the page of a job says that a job was declined, until there is an application', () => {
  const declined = { ...untouched, declinedByMe: true };
  expect(statusPill(declined)?.text).toBe('Job Declined On {{date}}');
  expect(statusPill({ ...applied, declinedByMe: true })?.text).toBe('Applied on {{date}}');
});
