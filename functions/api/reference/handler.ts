import { groupHandler } from '../../http/group-handler.ts';
import { getDocs, getOpenApi } from './docs.ts';
import { getExpirationHours, listBenefits, locateZip } from './reads.ts';
import { reportBrowserError } from './report-browser-error.ts';
import { errorOfUnmatched } from './unmatched-error.ts';

/** The gateway sends unmatched requests to this function, because it contains the whole contract. */
export const handler = groupHandler(
  'reference',
  [locateZip, getExpirationHours, listBenefits, reportBrowserError, getOpenApi, getDocs],
  { errorOfUnmatched },
);
