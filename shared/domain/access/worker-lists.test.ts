import { describe, expect, it } from 'vitest';
import { isFreeToFind, isInGeneralSearch, isInSkilledList } from './worker-lists.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number): string => new Date(now.getTime() - hours * HOUR_MS).toISOString();
const never = undefined;

describe('the lists of workers', () => {
  it.each([
    // Each case: whether the worker is skilled, when priority access was bought, and whether by the reading company;
    // then the expected lists.
    { isSkilled: false, lastPriorityAccess: never, isOwn: false, isFree: true, isListed: false, isSearched: true },
    { isSkilled: true, lastPriorityAccess: never, isOwn: false, isFree: true, isListed: true, isSearched: false },
    {
      isSkilled: true,
      lastPriorityAccess: hoursAgo(71),
      isOwn: false,
      isFree: false,
      isListed: false,
      isSearched: false,
    },
    { isSkilled: true, lastPriorityAccess: hoursAgo(71), isOwn: true, isFree: true, isListed: true, isSearched: false },
    { isSkilled: true, lastPriorityAccess: hoursAgo(72), isOwn: false, isFree: true, isListed: true, isSearched: true },
    { isSkilled: true, lastPriorityAccess: hoursAgo(72), isOwn: true, isFree: true, isListed: true, isSearched: true },
    {
      isSkilled: false,
      lastPriorityAccess: hoursAgo(71),
      isOwn: false,
      isFree: false,
      isListed: false,
      isSearched: true,
    },
  ])(
    '[SKW-08] place a worker with skilled=$isSkilled and priority access of $lastPriorityAccess, own=$isOwn',
    ({ isSkilled, lastPriorityAccess, isOwn, isFree, isListed, isSearched }) => {
      const worker = { isSkilled, lastPriorityAccess };
      expect(isFreeToFind(worker, isOwn, now)).toBe(isFree);
      expect(isInSkilledList(worker, isOwn, now)).toBe(isListed);
      expect(isInGeneralSearch(worker, now)).toBe(isSearched);
    },
  );
});
