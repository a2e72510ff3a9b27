import { nowIso } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { listDueMatchNews, type MatchNewsItem, matchNewsShards } from '../../table/matching/match-news.ts';
import { sendMatchDigest } from '../digests/match-digest.ts';

/** What one run looks at; what is left is due at the next one. */
const MOST_PER_RUN = 2000;
const PAGE = 200;
const AT_ONCE = 5;

type Digest = Pick<MatchNewsItem, 'profile' | 'due'>;

/** False when it could not be sent; the others go on. */
const send = async ({ profile, due }: Digest): Promise<boolean> => {
  try {
    await sendMatchDigest(profile, due);
    return true;
  } catch (error) {
    logger.error('A digest of matches could not be sent', { profile, due, error: error as Error });
    return false;
  }
};

/** Sends what is due in a shard, at most `most` items; answers how each digest went and how many items it looked at. */
const sendShard = async (shard: string, at: string, most: number) => {
  const known = new Set<string>();
  const results: boolean[] = [];
  let cursor: string | undefined;
  let looked = 0;
  do {
    const page = await listDueMatchNews(shard, at, Math.min(PAGE, most - looked), cursor);
    // A company has an item for each job, and they may stand on two pages.
    const digests = page.items.filter(({ profile, due }) => {
      const name = `${due} ${profile}`;
      return !known.has(name) && known.add(name);
    });
    for (let from = 0; from < digests.length; from += AT_ONCE) {
      results.push(...(await Promise.all(digests.slice(from, from + AT_ONCE).map(send))));
    }
    looked += page.items.length;
    cursor = page.cursor;
  } while (cursor && looked < most);
  return { results, looked };
};

/** TBX-04: sends the e-mails about matches that are due. Only what waits is read; what was sent waits no more. */
export const handler = async (): Promise<{ sent: number; failed: number }> => {
  const at = nowIso();
  const results: boolean[] = [];
  let looked = 0;
  for (const shard of matchNewsShards) {
    if (looked >= MOST_PER_RUN) break;
    const done = await sendShard(shard, at, MOST_PER_RUN - looked);
    results.push(...done.results);
    looked += done.looked;
  }
  const sent = results.filter(Boolean).length;
  const failed = results.length - sent;
  logger.info('Sent digests of matches', { sent, failed });
  return { sent, failed };
};
