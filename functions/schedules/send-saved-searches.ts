import { mailPace, mailsAtOnce } from '../services/due/mail-pace.ts';
import { type Run, serveDue } from '../services/due/serve-due.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { sendSearchDigest } from '../services/notifications/digests/search-digest.ts';
import { dueSearches } from '../table/jobs/saved-search.ts';

/** Sends the e-mails of saved searches that are due; each is due once a day. */
export const handler = unlessReadOnly((_event?: unknown, run?: Run) =>
  serveDue(
    {
      list: dueSearches,
      nameOf: ({ id }) => id,
      serve: ([search]) => sendSearchDigest(search),
      failure: 'The e-mail of a saved search could not be sent',
      atOnce: mailsAtOnce(),
      pace: mailPace(),
    },
    run,
  ),
);
