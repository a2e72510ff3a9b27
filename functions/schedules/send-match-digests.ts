import { logger } from '../platform/logger.ts';
import { sendDue } from '../services/notifications/delivery/send-due.ts';
import { sendMatchDigest } from '../services/notifications/digests/match-digest.ts';
import { listDueMatchDigests, matchDigestShards } from '../table/matching/match-digest-entry.ts';

/** Sends the e-mails about matches that are due [TBX-04]. */
export const handler = async (): Promise<{ sent: number; failed: number }> => {
  const done = await sendDue({
    shards: matchDigestShards,
    list: listDueMatchDigests,
    // A company has an entry for each job; one e-mail lists them.
    nameOf: ({ profile, due }) => `${due} ${profile}`,
    send: ({ profile, due }) => sendMatchDigest(profile, due),
    failure: 'A digest of matches could not be sent',
  });
  logger.info('Sent digests of matches', done);
  return done;
};
