import { type Run, serveDue } from '../services/due/serve-due.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { makeDataExport } from '../services/privacy/make-data-export.ts';
import { dueDataExports } from '../table/accounts/data-export.ts';

/** Makes the copies of their data that users requested, one at a time, because each needs the disk of the function. */
export const handler = unlessReadOnly((_event?: unknown, run?: Run) =>
  serveDue(
    {
      list: dueDataExports,
      nameOf: ({ userId }) => userId,
      serve: ([requested]) => makeDataExport(requested),
      failure: "A copy of a user's data could not be made",
      isLong: true,
      atOnce: 1,
    },
    run,
  ),
);
