import { parseArgs } from 'node:util';
import { endpoints } from '@plumbline/shared/contracts/index';
import { servedKeys, shadowedPaths } from '@plumbline/shared/contracts/routes';
import { loadStageFile } from '../deploy/stage-file.ts';
import { givenSettings, settingsProblems } from '../settings.ts';
import * as checks from './account-checks.ts';
import { type Answer, askAws, isError } from './ask-aws.ts';
import { askStripeEndpoints, checkStripeEndpoint } from './stripe-checks.ts';

/**
 * Checks the requirements of a stage in its account, its settings and Stripe, with the AWS credentials of the shell,
 * and prints what to do. It changes nothing. Exits with 1 when there is something to do.
 */
const USAGE = 'npm run doctor -- --stage staging';

const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
if (!stage) {
  console.error(USAGE);
  process.exit(2);
}
process.env.STAGE = stage;
loadStageFile(stage);
const settings = givenSettings(process.env);
const { domain, mailFrom, secretsId } = settings;

let problemCount = 0;
const report = (subject: string, problems: checks.Problems): void => {
  problemCount += problems.length;
  console.log(`${problems.length ? 'todo' : 'ok  '}  ${subject}`);
  for (const problem of problems) console.log(`        ${problem}`);
};

report('Settings', settingsProblems(settings));
const caller = askAws<{ Account: string }>('sts', 'get-caller-identity');
report('AWS credentials', isError(caller) ? [caller.error] : []);
if (isError(caller)) process.exit(1);

const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
const region = AWS_REGION ?? AWS_DEFAULT_REGION;
report('Region', region ? [] : ['Set AWS_REGION to the region of the stage']);
for (const place of new Set([region, ...(domain ? ['us-east-1'] : [])].filter((it) => it !== undefined))) {
  const name = '/cdk-bootstrap/hnb659fds/version';
  const version = askAws<{ Parameter: { Value: string } }>('ssm', 'get-parameter', '--name', name, '--region', place);
  report(`Bootstrap of ${place}`, checks.checkBootstrap(version, `aws://${caller.value.Account}/${place}`));
}

const secret = askAws<{ SecretString: string }>('secretsmanager', 'get-secret-value', '--secret-id', secretsId);
report("Stripe's keys", checks.checkSecret(secret, settings));
const sender = mailFrom.split('@')[1]?.replace('>', '') ?? '';
report('Sender', checks.checkMailIdentity(askAws('sesv2', 'get-email-identity', '--email-identity', sender), sender));
report('Mail account', checks.checkMailAccount(askAws('sesv2', 'get-account'), settings));
report('Lambda quota', checks.checkConcurrency(askAws('lambda', 'get-account-settings')));
const all = Object.values(endpoints);
const served = new Set(all.flatMap(servedKeys).map((key) => key.replace(/\/$/, '')));
const routes = served.size + shadowedPaths(all).length + 1;
const quotas = askAws<{ Quotas: object[] }>('service-quotas', 'list-service-quotas', '--service-code', 'apigateway');
report('API quota', checks.checkRoutes(quotas, routes));

type Stack = { StackResources: { ResourceType: string; PhysicalResourceId: string }[] };
const findResource = (part: string, type: string, place: string): string | undefined => {
  const name = `plumbline-${stage}-${part}`;
  const found: Answer<Stack> = askAws(
    ...['cloudformation', 'describe-stack-resources', '--stack-name', name, '--region', place],
  );
  if (isError(found)) return undefined;
  return found.value.StackResources.find(({ ResourceType }) => ResourceType === type)?.PhysicalResourceId;
};
const topic = region && findResource('data', 'AWS::SNS::Topic', region);
if (!topic) {
  console.log('        The stage is not deployed yet. Run this again after npm run deploy.');
  process.exit(problemCount ? 1 : 0);
}

report('Alarms', checks.checkSubscriptions(askAws('sns', 'list-subscriptions-by-topic', '--topic-arn', topic)));
if (domain) {
  const made = findResource('certificate', 'AWS::CertificateManager::Certificate', 'us-east-1');
  const arn = settings.certificateArn || made || '';
  const certificate = askAws<{ Certificate: object }>(
    ...['acm', 'describe-certificate', '--certificate-arn', arn, '--region', 'us-east-1'],
  );
  report('Certificate', checks.checkCertificate(certificate, settings, new Date()));
}
const address: Answer<string> = askAws(
  ...['cloudformation', 'describe-stacks', '--stack-name', `plumbline-${stage}-edge`],
  ...['--query', "Stacks[0].Outputs[?OutputKey=='SiteAddress'].OutputValue | [0]"],
);
const key = isError(secret) ? '' : (checks.parseSecret(secret.value.SecretString).STRIPE_SECRET_KEY ?? '');
const siteUrl = isError(address) ? settings.siteUrl : address.value;
report("Stripe's webhook", checkStripeEndpoint(await askStripeEndpoints(key), siteUrl));
process.exit(problemCount ? 1 : 0);
