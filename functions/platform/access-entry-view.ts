import type { accessEntry } from '@plumbline/shared/contracts/access';
import { rejectionDate } from '@plumbline/shared/domain/rejection';
import type { z } from 'zod';
import { type AccessEntryItem, accessEntryId } from '../table/access-entry.ts';

/** An entry as one of its two sides reads it: `profile` is the other one (APP-31). */
export const accessEntryView = (entry: AccessEntryItem, reader: string): z.input<typeof accessEntry> => {
  const { owner, other, type, subject, state, date, ends, reason } = entry;
  const isRejected = state === 'rejected';
  return {
    id: accessEntryId(entry),
    type,
    state,
    profile: reader === owner ? other : owner,
    ...(type === 'project' ? { project: subject } : { job: subject }),
    date: (isRejected && rejectionDate({ date, ends })) || date,
    ...(isRejected && { ends, reason }),
  };
};
