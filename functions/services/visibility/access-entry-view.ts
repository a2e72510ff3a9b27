import type { accessEntry } from '@plumbline/shared/contracts/access/access-shape';
import { maskFeedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import { rejectionDate } from '@plumbline/shared/domain/access/rejection';
import type { z } from 'zod';
import { type AccessEntryItem, accessEntryId } from '../../table/access/access-entry.ts';

/**
 * An entry as one of its two sides reads it: `profile` is the other one [APP-31]. Anyone who rejected wrote the
 * feedback and owns the list; the other side reads as much of it as is open.
 */
export const accessEntryView = (
  entry: AccessEntryItem,
  reader: string,
  isOpen = false,
): z.input<typeof accessEntry> => {
  const { owner, other, type, subject, state, date, ends } = entry;
  const isRejected = state === 'rejected';
  return {
    id: accessEntryId(entry),
    type,
    state,
    profile: reader === owner ? other : owner,
    ...(type === 'project' ? { project: subject } : { job: subject }),
    date: (isRejected && rejectionDate({ date, ends })) || date,
    ...(isRejected && { ends, ...maskFeedback(entry, reader === owner || isOpen) }),
  };
};
