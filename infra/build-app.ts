import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Settings } from './settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { FilesStack } from './stacks/files-stack.ts';
import { SchedulesStack } from './stacks/schedules-stack.ts';
import { StreamsStack } from './stacks/streams-stack.ts';
import { WebStack } from './stacks/web-stack.ts';

export type BuildOptions = {
  endpoints: readonly Endpoint[];
  settings: Settings;
  /** Check the templates against the AWS Solutions rules; a finding stops the synthesis. */
  nag: boolean;
  /** Bundle the handlers and take up the built site; the local cloud and the tests need only the templates. */
  bundle?: boolean;
  outdir?: string;
};

/** Set here and not in cdk.json, so that the tests and the local cloud synthesise the same templates as the CLI. */
const featureFlags = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:validateAgainstDefaultRules': true,
};

/** Composes the whole product as one CDK app. */
export function buildApp({ endpoints, settings, nag, bundle = true, outdir }: BuildOptions): App {
  const context = bundle ? featureFlags : { ...featureFlags, 'aws:cdk:bundling-stacks': [] };
  const app = new App({ context, ...(outdir && { outdir }) });
  const named = (part: string) => `plumbline-${settings.stage}-${part}`;

  const { table, files, alarmTopic, keySecrets } = new DataStack(app, named('data'), { settings });
  const { userPool, userPoolClient } = new AuthStack(app, named('auth'), { settings });
  const backend = { table, files, userPool, userPoolClient, settings, alarmTopic, keySecrets };
  const { api } = new ApiStack(app, named('api'), { endpoints, backend });
  new StreamsStack(app, named('streams'), { backend });
  new FilesStack(app, named('files'), { backend });
  new SchedulesStack(app, named('schedules'), { backend });
  new WebStack(app, named('web'), {
    api,
    endpoints: Object.values(endpoints),
    files,
    originSecret: keySecrets.origin,
    settings,
    withFiles: bundle,
  });

  Tags.of(app).add('product', 'plumbline');
  Tags.of(app).add('stage', settings.stage);
  if (nag) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
