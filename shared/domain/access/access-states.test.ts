import { describe, expect, it } from 'vitest';
import { accessStates, accessTypes, canMoveAccess } from './access-states.ts';

const froms = ['none', ...accessStates] as const;
const allowed = (ended: boolean) =>
  froms.flatMap((from) => accessStates.filter((to) => canMoveAccess(from, to, ended)).map((to) => `${from} > ${to}`));

describe('access states', () => {
  it('[APP-31] have the types job, job-application and project', () => {
    expect(accessTypes).toEqual(['job', 'job-application', 'project']);
  });

  it('[APP-31] move from requested to granted, rejected or withdrawn, and from withdrawn as if there were none', () => {
    expect(allowed(false)).toEqual([
      'none > requested',
      'none > rejected',
      'requested > granted',
      'requested > rejected',
      'requested > withdrawn',
      'withdrawn > requested',
      'withdrawn > rejected',
    ]);
  });

  it('[APP-31] may be requested again once a rejection has ended', () => {
    expect(allowed(true)).toEqual([
      'none > requested',
      'none > rejected',
      'requested > granted',
      'requested > rejected',
      'requested > withdrawn',
      'rejected > requested',
      'withdrawn > requested',
      'withdrawn > rejected',
    ]);
  });

  it('[APP-31] may not be requested again unless the caller says that the rejection has ended', () => {
    expect(canMoveAccess('rejected', 'requested')).toBe(false);
    expect(canMoveAccess('rejected', 'requested', true)).toBe(true);
  });
});
