import * as contract from '@plumbline/shared/contracts/accounts/students';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { changeSchoolListing, readSchoolListing } from '../../services/accounts/school-listing.ts';
import { studentsPage } from '../../services/accounts/students-page.ts';

export const listStudents = operation(contract.listStudents, ({ query, caller: { kind, profileId } }) => {
  if (kind !== 'educational' || !profileId) throw new ApiError('forbidden');
  return studentsPage(profileId, query);
});

export const getSchoolListing = operation(contract.getSchoolListing, ({ caller }) => readSchoolListing(caller.userId));

export const updateSchoolListing = operation(contract.updateSchoolListing, ({ body, caller }) =>
  changeSchoolListing(caller.userId, body.listed),
);
