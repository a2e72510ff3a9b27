/** `npm run load`: many connections to a local cloud with the demo data. Loopback only, and bounded. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { dayCalls, readCalls, signIn } from './calls.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
  },
});
const connections = Math.min(200, Math.max(1, Number(values.connections) || 50));
const duration = Math.min(600, Math.max(1, Number(values.seconds) || 60));
/** The longest time that seeding the demo data takes on a busy machine. */
const START_MS = 300_000;

const LAST_CALLS_MS = 10_000;
const BUDGET_FACTOR = 100;
/**
 * Reads write to the table only to record the counts of their callers: each function at most once a minute for a
 * caller, a class and a window. Two callers here use nine functions and three windows of two classes at most.
 */
const WRITES_OF_READS_A_MINUTE = 50;

type Said = { origin: string };

const started = async () => {
  const child = fork('test/support/cloud/cloud-process.ts', ['--seed'], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Two people make the calls of hundreds, so their budgets are multiplied.
    env: { ...process.env, BUDGET_FACTOR: String(BUDGET_FACTOR) },
  });
  const [said] = (await once(child, 'message', { signal: AbortSignal.timeout(START_MS) })) as [Said];
  return { child, origin: said.origin };
};

type TableRequests = { reads: number; writes: number };

const tableRequests = async (origin: string): Promise<TableRequests> =>
  (await fetch(`${origin}/__local/table-requests`)).json() as Promise<TableRequests>;

type Row = {
  what: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
  errors: number;
  tableReads: number;
  tableWrites: number;
};

const fire = async (what: string, origin: string, requests: autocannon.Request[], seconds: number): Promise<Row> => {
  const before = await tableRequests(origin);
  const {
    errors,
    timeouts,
    non2xx,
    latency,
    requests: sent,
  } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests,
  });
  const after = await tableRequests(origin);
  return {
    what,
    perSecond: Math.round(sent.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    requests: sent.total,
    errors: errors + timeouts + non2xx,
    tableReads: after.reads - before.reads,
    tableWrites: after.writes - before.writes,
  };
};

const { child, origin } = await started();
try {
  const people = {
    company: await signIn(origin, 'demo.company@plumbline.test'),
    seeker: await signIn(origin, 'demo.seeker@plumbline.test'),
  };
  const rows: Row[] = [];
  // The cost of a request without product code: the gateway, one function, a constant list.
  const empty = [{ method: 'GET' as const, path: '/api/benefits/list' }];
  rows.push(await fire('an empty handler', origin, empty, Math.min(10, duration)));
  const reads = await fire('reads alone', origin, await readCalls(origin, people), duration);
  rows.push(reads, await fire('reads and writes', origin, await dayCalls(origin, people), duration));
  console.log(`${connections} connections, ${duration} s`);
  console.table(rows);
  const errors = rows.reduce((sum, row) => sum + row.errors, 0);
  if (errors) console.error(`${errors} requests failed`);
  const mostWrites = WRITES_OF_READS_A_MINUTE * Math.ceil(duration / 60);
  const tooManyWrites = reads.tableWrites > mostWrites;
  if (tooManyWrites) console.error(`Reads wrote to the table ${reads.tableWrites} times, more than ${mostWrites}`);
  process.exitCode = errors || tooManyWrites ? 1 : 0;
} finally {
  // The last calls of every connection are still running, for as long as a function may run.
  await new Promise((resolve) => setTimeout(resolve, LAST_CALLS_MS));
  child.disconnect();
  await once(child, 'exit');
}
