import { expect, it } from 'vitest';
import { accessActions, canEdit } from './user-rights.ts';

const user = (id: string, role: 'owner' | 'member', status: 'invited' | 'active' | 'disabled' = 'active') =>
  ({ id, role, status, email: `${id}@example.com`, displayName: id, createdAt: '2026-11-21T10:00:00.000Z' }) as const;
const owner = user('owner', 'owner');
const member = user('member', 'member');

it('[TBX-08] users management lets owners edit everyone and members themselves', () => {
  expect(canEdit(member, owner)).toBe(true);
  expect(canEdit(member, member)).toBe(true);
  expect(canEdit(owner, member)).toBe(false);
  expect(canEdit(owner, undefined)).toBe(false);
});

it('[TBX-07] users management offers owners to disable, enable or invite again, by status', () => {
  expect(accessActions(member, owner)).toEqual(['disable']);
  expect(accessActions(user('new', 'member', 'invited'), owner)).toEqual(['invite', 'disable']);
  expect(accessActions(user('gone', 'member', 'disabled'), owner)).toEqual(['enable']);
  expect(accessActions(owner, member)).toEqual([]);
});
