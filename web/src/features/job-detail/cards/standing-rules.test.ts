import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { expect, it } from 'vitest';
import { canApply, canDecline, type Standing, standingStatus } from './standing-rules.ts';

const job = {} as JobView;
const now = new Date('2026-11-21T12:00:00Z');
const untouched: Standing = { declinedByMe: false, saved: false };
const applied: Standing = { ...untouched, state: 'requested', date: '2026-11-20T12:00:00Z' };
const rejected = (ends: string): Standing => ({ ...untouched, state: 'rejected', ends });

it('[SEE-14] offers Apply only when there is no application', () => {
  expect(canApply(job, untouched, now)).toBe(true);
  expect(canApply(job, applied, now)).toBe(false);
  expect(canApply(job, { ...applied, state: 'granted' }, now)).toBe(false);
});

it('[SEE-14] offers Apply again once a rejection has ended', () => {
  expect(canApply(job, rejected('2026-11-21T12:00:01Z'), now)).toBe(false);
  expect(canApply(job, rejected('2026-11-21T12:00:00Z'), now)).toBe(true);
  expect(canApply(job, { ...untouched, state: 'rejected' }, now)).toBe(false);
});

it('offers Apply and Decline again after an application was withdrawn', () => {
  const withdrawn: Standing = { ...untouched, state: 'withdrawn', date: '2026-11-20T12:00:00Z' };
  expect(canApply(job, withdrawn, now)).toBe(true);
  expect(canDecline(job, withdrawn, now)).toBe(true);
  expect(standingStatus(withdrawn)?.text).toBe('Withdrawn on {{date}}');
});

it('[SEE-14] offers Decline only when the job is not declined, and Apply still', () => {
  const declined = { ...untouched, declinedByMe: true };
  expect(canDecline(job, untouched, now)).toBe(true);
  expect(canDecline(job, declined, now)).toBe(false);
  expect(canApply(job, declined, now)).toBe(true);
  expect(canDecline(job, applied, now)).toBe(false);
});

it('[SEE-14] offers neither for a job that is gone', () => {
  const gone = { ...job, deletedAt: '2026-11-20T12:00:00Z' };
  expect(canApply(gone, untouched, now)).toBe(false);
  expect(canDecline(gone, untouched, now)).toBe(false);
});

it('[SEE-13] says where the application stands', () => {
  expect(standingStatus(untouched)).toBeUndefined();
  expect(standingStatus(applied)?.text).toBe('Applied on {{date}}');
  expect(standingStatus({ ...applied, state: 'granted' })?.text).toBe('Accepted on {{date}}');
  expect(standingStatus(rejected('2026-11-28T12:00:00Z'))?.text).toBe('Rejected on {{date}}');
});

it('[APP-21] says that a job was declined, until there is an application', () => {
  const declined = { ...untouched, declinedByMe: true };
  expect(standingStatus(declined)?.text).toBe('Job Declined On {{date}}');
  expect(standingStatus({ ...applied, declinedByMe: true })?.text).toBe('Applied on {{date}}');
});
