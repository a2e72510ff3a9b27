import * as contract from '@plumbline/shared/contracts/admin/accounts';
import { operation } from '../../http/operation.ts';
import { recordReading } from '../../services/audit/audit-write.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { accountRows } from './account-row.ts';
import { searchAccounts } from './search-accounts.ts';

/** Names and emails of many leave the product: the entry of the log is written before they are answered. */
export const exportAccounts = operation(contract.exportAccounts, async ({ body: { group, ...search }, caller }) => {
  await spendNamedBudget('export-accounts', caller.userId);
  const { passing } = await searchAccounts(group, search);
  const results = await accountRows(passing);
  const filled = Object.entries({ search: search.search, ...search.filters }).filter(([, value]) => value);
  await recordReading(caller, {
    action: 'export accounts',
    subject: { type: 'list', id: group },
    after: { ...Object.fromEntries(filled), accounts: results.length },
  });
  return { results };
});
