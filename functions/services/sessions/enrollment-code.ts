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

/** What is stored of a code. The user's id is part of it, so that equal codes of two users have different hashes. */
const hashOfCode = (userId: string, code: string): string => hashOf(`enrollment ${userId} ${code}`);

/**
 * A one-time code with which a member of staff may set an authenticator app up. It is handed over by a colleague or an
 * operator, so that a password alone enrolls no app. Only its hash is stored.
 */
export const createEnrollment = (userId: string) => {
  const code = Array.from({ length: ENROLLMENT_LENGTH }, () => ENROLLMENT_ALPHABET[randomInt(32)]).join('');
  const enrollmentUntil = new Date(now().getTime() + ENROLLMENT_HOURS * HOUR_MS).toISOString();
  return {
    code: formatEnrollmentCode(code),
    stored: { enrollmentHash: hashOfCode(userId, code), enrollmentUntil },
  };
};

/** Returns the stored hash when it is of this code and still valid. `code` is normalized. */
export const matchEnrollment = (
  { id, enrollmentHash, enrollmentUntil }: Pick<UserItem, 'id' | 'enrollmentHash' | 'enrollmentUntil'>,
  code: string,
): string | undefined => {
  const isValid = enrollmentUntil !== undefined && now().getTime() < Date.parse(enrollmentUntil);
  return isValid && enrollmentHash === hashOfCode(id, code) ? enrollmentHash : undefined;
};
