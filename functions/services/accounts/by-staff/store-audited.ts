import { accountKeyWrite } from '../../../table/accounts/account-key.ts';
import { ifActingStaff } from '../../../table/accounts/user.ts';
import { transactOr } from '../../../table/core/transact.ts';
import { type Act, auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../sessions/caller.ts';
import type { StoreKey } from '../issue-account-key.ts';

/** Stores the key of a link that staff mail, in one transaction with the audit entry. */
export const storeAudited =
  (caller: Caller, act: Act): StoreKey =>
  (key) =>
    transactOr(
      'staff_changed',
      ifActingStaff(caller.userId, 'handleRequests'),
      accountKeyWrite(key),
      auditWrite(caller, act),
    );
