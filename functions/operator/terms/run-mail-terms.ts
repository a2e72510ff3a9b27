import { parseArgs } from 'node:util';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { createPace } from '../../platform/pace.ts';
import { useFunctionEnvironment } from '../use-function-environment.ts';
import { requireSameTerms } from './require-same-terms.ts';

/** The e-mails a second. SES's usual rate is 14, of which account e-mails and schedules need the most. */
const DEFAULT_RATE = 3;
const MOST_SHOWN = 20;
const USAGE = 'npm run terms-mail -- --stage production [--dry-run] [--rate 3]';

const { values: options } = parseArgs({
  options: {
    stage: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    rate: { type: 'string', default: String(DEFAULT_RATE) },
  },
});
const [rate, dryRun] = [Number(options.rate), options['dry-run']];
if (!options.stage || !(rate > 0)) {
  console.error(USAGE);
  process.exit(2);
}
await useFunctionEnvironment(options.stage);
try {
  requireSameTerms(options.stage);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const { mailTerms } = await import('./mail-terms.ts');
const { sent, done, failed } = await mailTerms({
  pace: createPace(rate),
  dryRun,
  onPage: (counts) => process.stderr.write(`\r${counts.sent} e-mails, ${counts.failed.length} failed`),
});
console.log(`\nTerms of ${TERMS_VERSION}: ${sent} e-mails ${dryRun ? 'to send' : 'sent'}, ${done} sent before`);
for (const { user, problem } of failed.slice(0, MOST_SHOWN)) console.error(`  not sent: user ${user}: ${problem}`);
if (failed.length) console.error(`${failed.length} failed; run the command again.`);
process.exitCode = failed.length ? 1 : 0;
