import * as contract from '@plumbline/shared/contracts/reference/reference';
import { militaryStateOf } from '@plumbline/shared/domain/contact-details/zip';
import { locateZip as locate } from '@plumbline/shared/geography/zip-location';
import { jobBenefits } from '@plumbline/shared/options/jobs/benefits';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { readExpirationHours } from '../../table/settings/setting.ts';

/** Returns the benefits that the job form offers [EMP-37]. */
export const listBenefits = operation(contract.listBenefits, async () => ({
  results: jobBenefits.map((name) => ({ name })),
}));

/** Returns the hours after which a match expires, as staff have set them [SHL-39]. */
export const getExpirationHours = operation(contract.getExpirationHours, async () => ({
  data: await readExpirationHours(),
}));

/**
 * Returns the city and state of a ZIP. It returns only the state for military post, and for a ZIP that is located by
 * its first three digits. Throws 404 for a ZIP whose area the Postal Service hasn't assigned [PRO-33, PRO-34].
 */
export const locateZip = operation(contract.locateZip, async ({ params }) => {
  const militaryState = militaryStateOf(params.zip);
  if (militaryState) return { zip: params.zip.slice(0, 5), state: militaryState, military: true as const };
  const place = locate(params.zip);
  if (!place) throw new ApiError('zip_not_found');
  const { zip, city, state, approximate } = place;
  return approximate ? { zip, state, approximate } : { zip, city, state };
});
