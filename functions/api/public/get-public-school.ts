import * as contract from '@plumbline/shared/contracts/public/schools';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { findSchool } from '../../services/accounts/find-school.ts';

/** Returns the name and place of a school, for the page of its sign-up link. Makes one read. */
export const getPublicSchool = operation(contract.getPublicSchool, async ({ params }) => {
  const school = await findSchool(params.id);
  if (!school) throw new ApiError('profile_not_found');
  const { id, name, city, state } = school;
  return { id, name, city, state };
});
