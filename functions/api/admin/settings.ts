import * as contract from '@plumbline/shared/contracts/admin/settings';
import { operation } from '../../http/operation.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { saveSettings } from '../../services/settings/save-settings.ts';
import { readSettings } from '../../table/settings/setting.ts';

export const getSettings = operation(contract.getSettings, async () => readSettings());

export const changeSettings = operation(contract.changeSettings, async ({ body, caller }) => {
  await spendNamedBudget('change-site', caller.userId);
  return saveSettings(body, caller);
});
