import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { keepsData, type Settings } from './settings.ts';
import { AlarmsStack } from './stacks/alarms-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { BackupStack } from './stacks/backup-stack.ts';
import { CertificateStack } from './stacks/certificate-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { FilesStack } from './stacks/files-stack.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { SchedulesStack } from './stacks/schedules-stack.ts';
import { StreamsStack } from './stacks/streams-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

export type BuildOptions = {
  endpoints: readonly Endpoint[];
  settings: Settings;
  /** Checks the templates against the AWS Solutions rules. A finding stops the synthesis. */
  nag: boolean;
  /** Bundles the functions and adds the built site. The local cloud and the tests need only the templates. */
  bundle?: boolean;
  outdir?: string;
};

/** CloudFront uses certificates and web ACLs only of this region. */
const GLOBAL_REGION = 'us-east-1';

/** Set here and not in cdk.json, so that the tests and the local cloud synthesise the same templates as the CLI. */
const featureFlags = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:validateAgainstDefaultRules': true,
};

/** Creates the stack of the domain's certificate and its alarm; returns undefined without a domain. */
const createCertificateStack = (app: App, id: string, settings: Settings): CertificateStack | undefined => {
  const { domain, account } = settings;
  if (!domain) return undefined;
  const env = { ...(account && { account }), region: GLOBAL_REGION };
  return new CertificateStack(app, id, { settings, env, crossRegionReferences: true });
};

/**
 * Creates the stack of the web ACL; returns undefined when the settings switch it off. Without an account, only the
 * templates are read, and CDK can't refer to another region.
 */
const createFirewall = (app: App, id: string, { endpoints, settings }: BuildOptions): FirewallStack | undefined => {
  const { waf, account } = settings;
  if (waf === 'off') return undefined;
  const elsewhere = account && { env: { account, region: GLOBAL_REGION }, crossRegionReferences: true };
  return new FirewallStack(app, id, { endpoints, settings, ...elsewhere });
};

/** Creates the CDK app with all stacks of the product. */
export function buildApp(options: BuildOptions): App {
  const { endpoints, settings, nag, bundle = true, outdir } = options;
  const context = bundle ? featureFlags : { ...featureFlags, 'aws:cdk:bundling-stacks': [] };
  const app = new App({ context, ...(outdir && { outdir }) });
  const named = (part: string) => `plumbline-${settings.stage}-${part}`;
  const { account, region } = settings;
  // The edge stack reads its certificate from another region, which CDK supports only for named regions.
  const placed = { ...(account && region && { env: { account, region }, crossRegionReferences: true }) };

  const { table, files, alarmTopic, keySecrets } = new DataStack(app, named('data'), { settings, ...placed });
  const { userPool, userPoolClient } = new AuthStack(app, named('auth'), { settings, ...placed });
  const edge = new EdgeStack(app, named('edge'), {
    endpoints,
    files,
    originSecret: keySecrets.origin,
    settings,
    certificate: createCertificateStack(app, named('certificate'), settings)?.certificate,
    webAclArn: createFirewall(app, named('firewall'), options)?.webAclArn,
    ...placed,
  });
  const { siteUrl } = edge;
  const backend = { table, files, userPool, userPoolClient, settings, siteUrl, alarmTopic, keySecrets };
  new ApiStack(app, named('api'), { apiId: edge.api.apiId, endpoints, backend, ...placed });
  new StreamsStack(app, named('streams'), { backend, ...placed });
  new FilesStack(app, named('files'), { backend, ...placed });
  new SchedulesStack(app, named('schedules'), { backend, ...placed });
  new AlarmsStack(app, named('alarms'), { api: edge.api, table, alarmTopic, settings, ...placed });
  if (keepsData(settings) && settings.backups === 'on')
    new BackupStack(app, named('backup'), { table, files, alarmTopic, ...placed });
  new WebStack(app, named('web'), { edge, settings, withFiles: bundle, ...placed });

  Tags.of(app).add('product', 'plumbline');
  Tags.of(app).add('stage', settings.stage);
  if (nag) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
