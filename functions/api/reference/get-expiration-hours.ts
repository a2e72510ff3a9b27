import * as contract from '@plumbline/shared/contracts/reference/reference';
import { operation } from '../../http/operation.ts';
import { readExpirationHours } from '../../table/settings/setting.ts';

/** Hours after which a match ends, as staff has set them [SHL-39]. */
export const getExpirationHours = operation(contract.getExpirationHours, async () => ({
  data: await readExpirationHours(),
}));
