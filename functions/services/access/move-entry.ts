import type { Feedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import { canMoveAccess } from '@plumbline/shared/domain/access/access-states';
import { isRejectionOver, rejectionEnds } from '@plumbline/shared/domain/access/rejection';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import type { AccessEntryItem, AccessKey } from '../../table/access/access-entry.ts';

const refusal = (entry: AccessEntryItem | undefined, to: AccessEntryItem['state']) => {
  if (!entry) return new ApiError('request_not_open');
  if (entry.state === 'withdrawn') return new ApiError('application_withdrawn');
  if (to !== 'requested') return new ApiError('request_answered');
  return entry.state === 'rejected' && entry.ends
    ? new ApiError('request_declined', { params: { date: entry.ends } })
    : new ApiError('request_exists');
};

/**
 * Returns the entry in its next state. Throws an error with status 409 when the current state doesn't allow the move
 * [APP-31].
 */
export const moveEntry = (
  { owner, type, subject, other }: AccessKey,
  entry: AccessEntryItem | undefined,
  to: AccessEntryItem['state'],
  { reasons, reason, message = entry?.message }: Feedback & { message?: string | undefined } = {},
): AccessEntryItem => {
  const key: AccessKey = { owner, type, subject, other };
  const today = now();
  const date = today.toISOString();
  const ended = entry?.ends !== undefined && isRejectionOver(entry.ends, today);
  if (!canMoveAccess(entry?.state ?? 'none', to, ended)) throw refusal(entry, to);
  const said = message ? { message } : {};
  if (to === 'requested') return { ...key, state: to, date, requestedAt: date, ...said };
  const asked = entry?.requestedAt ? { requestedAt: entry.requestedAt } : {};
  if (to === 'granted') return { ...key, state: to, date, ...asked, ...said, grantedAt: date };
  if (to === 'withdrawn') return { ...key, state: to, date, ...asked };
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
