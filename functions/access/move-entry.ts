import { canMoveAccess } from '@plumbline/shared/domain/access/access-states';
import { isRejectionOver, rejectionEnds } from '@plumbline/shared/domain/access/rejection';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import type { Feedback } from '@plumbline/shared/domain/masking/mask-feedback';
import { conflict } from '../http/errors.ts';
import { now } from '../platform/clock.ts';
import type { AccessEntryItem, AccessKey } from '../table/access/access-entry.ts';

const refusal = (entry: AccessEntryItem | undefined, to: AccessEntryItem['state']) => {
  if (!entry) return conflict('There is no open request.');
  if (to !== 'requested') return conflict('This request was answered already.');
  return entry.state === 'rejected' && entry.ends
    ? conflict(`This request was declined. It can be sent again from ${formatDate(entry.ends, { timeZone: 'UTC' })}.`)
    : conflict('Profile already requested');
};

/** The entry after a move, or the 409 of a move that the states do not allow (APP-31). */
export const moveEntry = (
  key: AccessKey,
  entry: AccessEntryItem | undefined,
  to: AccessEntryItem['state'],
  { reasons, reason }: Feedback = {},
): AccessEntryItem => {
  const today = now();
  const date = today.toISOString();
  const ended = entry?.ends !== undefined && isRejectionOver(entry.ends, today);
  if (!canMoveAccess(entry?.state ?? 'none', to, ended)) throw refusal(entry, to);
  if (to === 'requested') return { ...key, state: to, date, requestedAt: date };
  const asked = entry?.requestedAt ? { requestedAt: entry.requestedAt } : {};
  if (to === 'granted') return { ...key, state: to, date, ...asked, grantedAt: date };
  const ends = rejectionEnds(date);
  return {
    ...key,
    state: to,
    date,
    ...asked,
    rejectedAt: date,
    ends,
    ...(reasons?.length && { reasons }),
    ...(reason && { reason }),
  };
};
