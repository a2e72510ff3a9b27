import { randomInt } from 'node:crypto';
import {
  ENROLLMENT_ALPHABET,
  ENROLLMENT_HOURS,
  ENROLLMENT_LENGTH,
  formatEnrollmentCode,
} from '@plumbline/shared/domain/accounts/enrollment-code';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { now } from '../../platform/clock.ts';
import { hashOf } from '../../platform/ids.ts';
import type { UserItem } from '../../table/accounts/user.ts';

/**
 * Returns the hash that is stored for a code. It includes the user's id, so that equal codes of two users have
 * different hashes.
 */
const hashOfCode = (userId: string, code: string): string => hashOf(`enrollment ${userId} ${code}`);

/**
 * Creates a one-time code that lets a staff member set up an authenticator app. A colleague or an operator hands it
 * over, so that a stolen password can't enroll an app. Only its hash is stored.
 */
export const createEnrollment = (userId: string) => {
  const code = Array.from({ length: ENROLLMENT_LENGTH }, () => ENROLLMENT_ALPHABET[randomInt(32)]).join('');
  const enrollmentUntil = new Date(now().getTime() + ENROLLMENT_HOURS * HOUR_MS).toISOString();
  return {
    code: formatEnrollmentCode(code),
    stored: { enrollmentHash: hashOfCode(userId, code), enrollmentUntil },
  };
};

/** Returns the stored hash if it belongs to the code and hasn't expired; otherwise undefined. `code` is normalized. */
export const matchEnrollment = (
  { id, enrollmentHash, enrollmentUntil }: Pick<UserItem, 'id' | 'enrollmentHash' | 'enrollmentUntil'>,
  code: string,
): string | undefined => {
  const isValid = enrollmentUntil !== undefined && now().getTime() < Date.parse(enrollmentUntil);
  return isValid && enrollmentHash === hashOfCode(id, code) ? enrollmentHash : undefined;
};
