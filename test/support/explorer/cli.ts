import { parseArgs } from 'node:util';
import { exploreInParallel, summary } from './main.ts';

/** `npm run explore -- --runs 100000 --seed 7`: another seed runs other schedules. */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const findings = await exploreInParallel(Number(values.runs), Number(values.seed));
for (const { plan, messages, trace } of findings.violations) {
  console.error(`\n${plan}\n  ${messages.join('\n  ')}\n  after ${trace.join('\n        ')}`);
}
console.log(summary(findings));
process.exit(findings.violations.length ? 1 : 0);
