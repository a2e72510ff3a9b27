import type { accessEntry } from '@plumbline/shared/contracts/access/access-shape';
import { maskFeedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import { rejectionDate } from '@plumbline/shared/domain/access/rejection';
import type { z } from 'zod';
import { type AccessEntryItem, accessEntryId } from '../../table/access/access-entry.ts';

/**
 * Returns an access entry as one of its two sides reads it; `profile` is the id of the other side. The owner of the
 * list, who rejected, reads the whole feedback. The other side reads only a part unless the contact details are open
 * (`isOpen`) [APP-31].
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
