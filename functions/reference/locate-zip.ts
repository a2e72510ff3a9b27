import * as contract from '@plumbline/shared/contracts/reference';
import { locateZip as locate } from '@plumbline/shared/geography/zip-location';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';

/** City and state of a ZIP; an unknown one is a 404 [PRO-33, PRO-34]. */
export const locateZip = operation(contract.locateZip, async ({ params }) => {
  const place = locate(params.zip);
  if (!place) throw new ApiError('zip_not_found');
  const { zip, city, state } = place;
  return { zip, city, state };
});
