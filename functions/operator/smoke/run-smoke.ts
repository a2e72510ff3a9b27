import { parseArgs } from 'node:util';
import { findStackOutput, findStackResource } from '../stack-resources.ts';
import { useTable } from '../use-table.ts';

/**
 * This command tries the product's main use on a deployed stage, with the AWS credentials of the shell: a company posts
 * a job and a job seeker applies. It stops at the first failure, says where to look, and exits with 1.
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

/** A live key would charge real money, so the run pays only in test mode. */
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
