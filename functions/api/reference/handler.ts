import { groupHandler } from '../../http/group-handler.ts';
import { getDocs, getOpenApi } from './docs.ts';
import { getExpirationHours, listBenefits, locateZip } from './reads.ts';
import { reportBrowserError } from './report-browser-error.ts';
import { errorOfUnmatched } from './unmatched-error.ts';

/** The gateway sends here what no endpoint takes, because this function knows the whole contract. */
export const handler = groupHandler(
  'reference',
  [locateZip, getExpirationHours, listBenefits, reportBrowserError, getOpenApi, getDocs],
  { errorOfUnmatched },
);
