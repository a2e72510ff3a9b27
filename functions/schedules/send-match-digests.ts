import { logger } from '../platform/logger.ts';
import { unlessReadOnly } from '../services/maintenance/read-only.ts';
import { sendDue } from '../services/notifications/delivery/send-due.ts';
import { sendMatchDigest } from '../services/notifications/digests/match-digest.ts';
import { listDueMatchDigests, matchDigestShards } from '../table/matching/match-digest-entry.ts';

/** Sends the due e-mails about matches [TBX-04]. */
export const handler = unlessReadOnly(async (): Promise<{ sent: number; failed: number }> => {
  const done = await sendDue({
    shards: matchDigestShards,
    list: listDueMatchDigests,
    // A company has a digest entry for each job, and gets one e-mail about all of them.
    nameOf: ({ profile, due }) => `${due} ${profile}`,
    send: ({ profile, due }) => sendMatchDigest(profile, due),
    failure: 'A digest of matches could not be sent',
  });
  logger.info('Sent digests of matches', done);
  return done;
});
