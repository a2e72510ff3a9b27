import { mailPace, mailsAtOnce } from '../services/due/mail-pace.ts';
import { type Run, serveDue } from '../services/due/serve-due.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { sendMatchDigest } from '../services/notifications/digests/match-digest.ts';
import { dueMatchDigests } from '../table/matching/match-digest-entry.ts';

/** Sends the due e-mails about matches [TBX-04]. */
export const handler = unlessReadOnly((_event?: unknown, run?: Run) =>
  serveDue(
    {
      list: dueMatchDigests,
      // A company has a digest entry for each job, and gets one e-mail about all of them.
      nameOf: ({ profile, due }) => `${due} ${profile}`,
      endsNamesakes: true,
      serve: ([{ profile, due }]) => sendMatchDigest(profile, due),
      failure: 'A digest of matches could not be sent',
      atOnce: mailsAtOnce(),
      pace: mailPace(),
    },
    run,
  ),
);
