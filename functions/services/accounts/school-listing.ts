import type { SchoolListing } from '@plumbline/shared/contracts/accounts/students';
import { ApiError } from '../../platform/errors.ts';
import { deleteStudent, isListedStudent, putStudent, type StudentItem } from '../../table/accounts/student.ts';
import { ifUserExists, readUser } from '../../table/accounts/user.ts';
import { transact } from '../../table/core/transact.ts';
import { readCompanyProfile } from '../../table/profiles/profile.ts';
import { isOpenSchool } from './find-school.ts';

type Enrollment = { school: { id: string; name: string }; isOpen: boolean; student: StudentItem };

/**
 * Returns the school of a user with the key of their entry in its list. Undefined without a school. A suspended or
 * closed school counts, so that a student can always leave its list.
 */
const findEnrollment = async (userId: string): Promise<Enrollment | undefined> => {
  const user = await readUser(userId);
  const school = user?.school ? await readCompanyProfile(user.school) : undefined;
  if (!user || school?.kind !== 'educational') return undefined;
  const { id, name } = school;
  return {
    school: { id, name },
    isOpen: isOpenSchool(school),
    student: { school: id, since: user.createdAt, user: userId },
  };
};

/** Returns the school of a job seeker and whether it lists them. Makes up to three reads. */
export const readSchoolListing = async (userId: string): Promise<SchoolListing> => {
  const found = await findEnrollment(userId);
  const listed = found !== undefined && (await isListedStudent(found.student));
  return found && (found.isOpen || listed) ? { school: found.school, listed } : { listed: false };
};

/**
 * Adds a job seeker to the list of their school, or removes them. Throws `profile_not_found` without a school, and when
 * it is closed or suspended and the job seeker wants to be added.
 */
export const changeSchoolListing = async (userId: string, listed: boolean): Promise<SchoolListing> => {
  const found = await findEnrollment(userId);
  if (!found || (listed && !found.isOpen)) throw new ApiError('profile_not_found');
  await transact(ifUserExists(userId), listed ? putStudent(found.student) : deleteStudent(found.student));
  return { school: found.school, listed };
};
