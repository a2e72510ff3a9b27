import * as contract from '@plumbline/shared/contracts/admin/accounts';
import { operation } from '../../http/operation.ts';
import { auditWrite } from '../../services/audit/audit-write.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { transact } from '../../table/core/transact.ts';
import { accountRows } from './account-row.ts';
import { searchAccounts } from './search-accounts.ts';

/** Names and emails of many leave the product: the entry of the log is written before they are answered. */
export const exportAccounts = operation(contract.exportAccounts, async ({ body: { group, ...search }, caller }) => {
  await spendNamedBudget('export-accounts', caller.userId);
  const { passing } = await searchAccounts(group, search);
  const results = await accountRows(passing);
  const asked = Object.entries({ search: search.search, ...search.filters }).filter(([, value]) => value);
  await transact(
    auditWrite(caller, {
      action: 'export accounts',
      subject: { type: 'list', id: group },
      after: { ...Object.fromEntries(asked), accounts: results.length },
    }),
  );
  return { results };
});
