import type { Api } from '../contract/api.ts';

/** The page size of the queue, and the most pages that the API returns. */
const [PAGE_SIZE, MOST_PAGES] = [25, 6];

/** Returns what is in the queue of staff of a kind, as the content of its tasks; `state` is that of the tasks. */
// biome-ignore lint/suspicious/noExplicitAny: Rows are checked by the tests that read them.
export const inQueue = async (staff: Api, kind: string, state: 'open' | 'closed' = 'open'): Promise<any[]> => {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { status, body } = await staff.get('/api/admin/queue', { kind, state, page, limit: PAGE_SIZE });
    if (status !== 200) throw new Error(`queue answered ${status}: ${JSON.stringify(body)}`);
    rows.push(...body.results);
    if (rows.length >= body.total) break;
  }
  const field = kind === 'signal' ? 'report' : kind;
  return rows.flatMap((row) => row[field] ?? []);
};
