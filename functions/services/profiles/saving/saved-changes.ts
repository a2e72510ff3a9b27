import { ApiError } from '../../../platform/errors.ts';
import { ConditionFailed, transact, type Write } from '../../../table/core/transact.ts';
import { type ProfileItem, profileBytes } from '../../../table/profiles/profile.ts';

/** The most bytes of a profile without its texts, so that one read costs one unit. */
const MOST_BYTES = 4096;
/** DynamoDB's limit for one transaction. */
const MOST_WRITES = 100;

type Patch<T> = { [K in keyof T]?: T[K] | null | undefined };

/** Returns the stored fields with the patch applied. `null` deletes a field, undefined leaves it unchanged. */
export const merge = <T extends object>(stored: T, patch: Patch<T>): T => {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  const fields = Object.entries({ ...stored, ...Object.fromEntries(given) });
  return Object.fromEntries(fields.filter(([, value]) => value !== null)) as T;
};

export const isGiven = (patch: object): boolean => Object.values(patch).some((value) => value !== undefined);

/**
 * Throws `profile_changed` when the profile was saved since the caller read it, because this save would undo that one.
 */
export const requireCurrentVersion = (stored: ProfileItem, updatedAt: string | undefined): void => {
  if (updatedAt !== undefined && updatedAt !== stored.updatedAt) throw new ApiError('profile_changed');
};

export const requireFittingSize = (profile: ProfileItem): void => {
  if (profileBytes(profile) > MOST_BYTES) throw new ApiError('profile_too_large');
};

/** Throws 400 for vendor fields of a profile that is no vendor, and for school fields of one that is no school. */
export const requireKindFields = (
  kind: string,
  { vendor, educational }: { vendor?: object | undefined; educational?: object | undefined },
): void => {
  if (vendor && kind !== 'vendor') throw new ApiError('vendor_only', { path: 'vendor' });
  if (educational && kind !== 'educational') throw new ApiError('school_only', { path: 'educational' });
};

/**
 * Runs the writes of a save in one transaction. Throws `profile_changed` (409) when the profile has changed since it
 * was read, and 400 for too many writes.
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
