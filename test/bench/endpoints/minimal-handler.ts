import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documents } from '../../../functions/platform/documents.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { measure, quantile } from '../measure.ts';

const REPEATS = 30;

/** The work of a hand-written handler for a number of requests to the table: call, await, write JSON. */
const byHand = async (requests: number): Promise<{ statusCode: number; body: string }> => {
  const found: unknown[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    const Key = { pk: 'BENCH#nothing', sk: `BENCH#${turn}` };
    found.push((await documents.send(new GetCommand({ TableName: environment.tableName, Key }))).Item);
  }
  return { statusCode: 200, body: JSON.stringify({ found }) };
};

/** CPU ms of a hand-written handler by how many requests it makes, measured once for each number. */
export const minimalHandler = () => {
  const known = new Map<number, number>();
  return async (requests: number): Promise<number> => {
    const before = known.get(requests);
    if (before !== undefined) return before;
    const all: number[] = [];
    for (let turn = 0; turn < REPEATS; turn += 1) all.push((await measure(() => byHand(requests))).cpuMs);
    const cpuMs = quantile(all, 0.5);
    known.set(requests, cpuMs);
    return cpuMs;
  };
};
