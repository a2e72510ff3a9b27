import { ApiError } from '../../../platform/errors.ts';
import { ConditionFailed, transact, type Write } from '../../../table/core/transact.ts';
import { type ProfileItem, profileBytes } from '../../../table/profiles/profile.ts';

/** Bytes of a profile without its texts, so that reading it costs one unit. */
const MOST_BYTES = 4096;
/** DynamoDB's most for one transaction. */
const MOST_WRITES = 100;

type Patch<T> = { [K in keyof T]?: T[K] | null | undefined };

/** The stored fields with the given ones in their place: `null` takes one away, undefined leaves it as it is. */
export const merge = <T extends object>(stored: T, patch: Patch<T>): T => {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const fields = Object.entries({ ...stored, ...Object.fromEntries(given) });
  return Object.fromEntries(fields.filter(([, value]) => value !== null)) as T;
};

export const isGiven = (patch: object): boolean => Object.values(patch).some((value) => value !== undefined);

/** A save that began before another one ended would undo it. */
export const requireCurrentVersion = (stored: ProfileItem, updatedAt: string | undefined): void => {
  if (updatedAt !== undefined && updatedAt !== stored.updatedAt) throw new ApiError('profile_changed');
};

export const requireFittingSize = (profile: ProfileItem): void => {
  if (profileBytes(profile) > MOST_BYTES) throw new ApiError('profile_too_large');
};

/** What only a vendor or only a school has to say is refused from anyone else (400). */
export const requireKindFields = (
  kind: string,
  { vendor, educational }: { vendor?: object | undefined; educational?: object | undefined },
): void => {
  if (vendor && kind !== 'vendor') throw new ApiError('vendor_only', { path: 'vendor' });
  if (educational && kind !== 'educational') throw new ApiError('school_only', { path: 'educational' });
};

/**
 * Writes all in one transaction or nothing: 409 when the profile has changed since it was read, 400 for too many
 * writes.
 */
export const saveUnchanged = async (...writes: Write[]): Promise<void> => {
  if (writes.length > MOST_WRITES) throw new ApiError('too_many_changes');
  if (!writes.length) return;
  try {
    await transact(...writes);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new ApiError('profile_changed');
    throw error;
  }
};
