/** `npm run load`: many at once on a local cloud with the demo data. Loopback only, and bounded. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { mixedCalls, signIn } from './calls.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
  },
});
const connections = Math.min(200, Math.max(1, Number(values.connections) || 50));
const duration = Math.min(600, Math.max(1, Number(values.seconds) || 60));
/** As long as the demo data may take on a busy machine. */
const START_MS = 300_000;

const LAST_CALLS_MS = 10_000;

type Said = { origin: string };

const started = async () => {
  const child = fork('test/support/cloud/cloud-process.ts', ['--seed'], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Two people make the calls of thousands.
    env: { ...process.env, BUDGET_FACTOR: '10000' },
  });
  const [said] = (await once(child, 'message', { signal: AbortSignal.timeout(START_MS) })) as [Said];
  return { child, origin: said.origin };
};

type Row = { what: string; perSecond: number; p50Ms: number; p99Ms: number; requests: number; errors: number };

const fire = async (what: string, origin: string, requests: autocannon.Request[], seconds: number): Promise<Row> => {
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
  return {
    what,
    perSecond: Math.round(sent.average),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    requests: sent.total,
    errors: errors + timeouts + non2xx,
  };
};

const { child, origin } = await started();
try {
  const people = {
    company: await signIn(origin, 'demo.company@plumbline.test'),
    seeker: await signIn(origin, 'demo.seeker@plumbline.test'),
  };
  const rows: Row[] = [];
  // What a request costs before anything of the product runs: the gateway, one function, a constant list.
  const empty = [{ method: 'GET' as const, path: '/api/benefits/list' }];
  rows.push(await fire('an empty handler', origin, empty, Math.min(10, duration)));
  const calls = await mixedCalls(origin, people);
  rows.push(await fire('reads and writes', origin, calls, duration));
  console.log(`${connections} connections, ${duration} s`);
  console.table(rows);
  const errors = rows.reduce((sum, row) => sum + row.errors, 0);
  if (errors) console.error(`${errors} requests failed`);
  process.exitCode = errors ? 1 : 0;
} finally {
  // The last calls of every connection are still under way, for as long as a function may run.
  await new Promise((resolve) => setTimeout(resolve, LAST_CALLS_MS));
  child.disconnect();
  await once(child, 'exit');
}
