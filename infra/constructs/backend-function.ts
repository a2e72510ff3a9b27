import { join } from 'node:path';
import { type CfnResource, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { ENTRY_METADATA } from '../entry-metadata.ts';
import type { Permissions } from '../permissions.ts';
import { type Backend, functionEnvironment } from './backend.ts';
import { bundling, installCommand, type NativePackage } from './bundling.ts';
import { grantPermissions } from './grant-permissions.ts';

const repository = join(import.meta.dirname, '../..');

export type BackendFunctionProps = {
  readonly entry: string;
  readonly permissions: Permissions;
  /** Absent for a function that needs nothing of it. */
  readonly backend?: Backend;
  readonly timeout?: Duration;
  /** Packages that are installed beside the bundle instead of being part of it. */
  readonly nativePackages?: readonly NativePackage[];
};

/** A function with a role, a log group and a bundle of its own. */
export class BackendFunction extends NodejsFunction {
  constructor(
    scope: Construct,
    id: string,
    { entry, permissions, backend, timeout, nativePackages = [] }: BackendFunctionProps,
  ) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    // Without bundling only the template matters: the local cloud finds the source by the metadata below.
    const source = Stack.of(scope).bundlingRequired
      ? { entry: join(repository, entry) }
      : { code: Code.fromInline('unbundled'), handler: 'index.handler' };
    super(scope, id, {
      ...source,
      projectRoot: repository,
      depsLockFilePath: join(repository, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: timeout ?? Duration.seconds(10),
      tracing: Tracing.ACTIVE,
      environment: backend ? functionEnvironment(backend) : {},
      logGroup,
      role,
      bundling: {
        ...bundling,
        mainFields: [...bundling.mainFields],
        format: OutputFormat.ESM,
        sourceMap: true,
        // Measured: importing the bundled SDK takes 100 ms of CPU, the one of the runtime 160 ms.
        bundleAwsSDK: true,
        ...(nativePackages.length && {
          externalModules: [...nativePackages],
          commandHooks: {
            beforeBundling: () => [],
            beforeInstall: () => [],
            afterBundling: (_, outputDir) => [installCommand(nativePackages, outputDir)],
          },
        }),
      },
    });
    (this.node.defaultChild as CfnResource).addMetadata(ENTRY_METADATA, entry);

    logGroup.grantWrite(role);
    role.addToPolicy(new PolicyStatement({ actions: TRACE_ACTIONS, resources: ['*'] }));
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray knows no resource to name: its write actions are granted on everything or not at all.',
    });
    if (backend) grantPermissions(this, permissions, backend);
  }
}

const TRACE_ACTIONS = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];
