import { parseArgs } from 'node:util';
import { findStackOutput, findStackResource } from '../stack-resources.ts';
import { useTable } from '../use-table.ts';

/**
 * Tries the main job of the product on a deployed stage, with the AWS credentials of the shell: a company posts a job,
 * a job seeker applies. Exits with 1 at the first failure and says what to look at.
 */
const USAGE = 'npm run smoke -- --stage staging';

const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
if (!stage) {
  console.error(USAGE);
  process.exit(2);
}
await useTable(stage);
process.env.USER_POOL_ID = await findStackResource(stage, 'auth', 'AWS::Cognito::UserPool');
process.env.SECRETS_ID ||= `plumbline/${stage}/secrets`;
const siteUrl = await findStackOutput(stage, 'edge', 'SiteAddress');

const { secret } = await import('../../platform/secrets/secrets.ts');
const { stripe } = await import('../../platform/stripe.ts');
const { runSmoke } = await import('./smoke.ts');

/** A live key would take real money. */
const isTestMode = /^[sr]k_test_/.test(await secret('STRIPE_SECRET_KEY'));
const payWithTestCard = async (id: string): Promise<unknown> =>
  (await stripe()).paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: siteUrl });

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());
const isGood = await runSmoke({
  siteUrl,
  payWithTestCard: isTestMode ? payWithTestCard : undefined,
  print: console.log,
  signal: interruption.signal,
});
process.exit(isGood ? 0 : 1);
