import { wellFormedRichText } from './0001-well-formed-rich-text.ts';
import { paymentReportsByState } from './0002-payment-reports-by-state.ts';
import { schemaVersionOfEveryItem } from './0003-schema-versions.ts';
import { rebuiltProjections } from './0004-rebuilt-projections.ts';
import { timeZonesOfJobs } from './0005-time-zones-of-jobs.ts';
import { tradesByName } from './0006-trades-by-name.ts';
import { jobsByPostingDate } from './0007-jobs-by-posting-date.ts';
import { shardedExpiry } from './0008-sharded-expiry.ts';
import { textsInSearch } from './0009-texts-in-search.ts';
import { listOfStaff } from './0010-list-of-staff.ts';
import { documentsByLastDay, staffTasks } from './0011-staff-tasks.ts';
import { endOfStoredItems } from './0012-end-of-stored-items.ts';
import { listOfPayments, searchOfPayments } from './0013-list-of-payments.ts';
import { reportsOfAccounts, requestsOfSenders } from './0014-requests-by-sender.ts';
import { accountsByPhone, searchOfAccounts } from './0015-search-of-accounts.ts';
import { factsOfPublicJobs } from './0020-facts-of-public-jobs.ts';
import type { Migration } from './migration.ts';

/** Every migration, in the order in which they run. */
export const migrations: readonly Migration[] = [
  wellFormedRichText,
  paymentReportsByState,
  schemaVersionOfEveryItem,
  rebuiltProjections,
  timeZonesOfJobs,
  tradesByName,
  jobsByPostingDate,
  shardedExpiry,
  textsInSearch,
  listOfStaff,
  staffTasks,
  endOfStoredItems,
  listOfPayments,
  requestsOfSenders,
  searchOfAccounts,
  accountsByPhone,
  reportsOfAccounts,
  searchOfPayments,
  documentsByLastDay,
  factsOfPublicJobs,
];
