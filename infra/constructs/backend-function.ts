import { join } from 'node:path';
import { type CfnResource, Duration, RemovalPolicy, type Size, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Alias, Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { type ILogGroup, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { NativePackage } from '../bundling/native-packages.ts';
import { ENTRY_METADATA } from '../entry-metadata.ts';
import type { Permissions } from '../permissions.ts';
import { type Backend, functionEnvironment } from './backend.ts';
import { grantPermissions } from './grant-permissions.ts';

const repository = join(import.meta.dirname, '../..');

/**
 * Bundles a function with the same code as the benchmarks and the tests of the bundles. The bundle contains the AWS SDK
 * in the version that was tested.
 */
const bundled = (entry: string, nativePackages: readonly NativePackage[]): Code => {
  const outDir = join(repository, 'cdk.out/functions', entry.replaceAll(/[/.]/g, '-'));
  const command = ['node', join(repository, 'infra/bundling/cli.ts'), entry, outDir, ...nativePackages];
  return Code.fromCustomCommand(outDir, command, {
    // Source maps would slow down the start. They go to a separate bucket (infra/deploy/collect-source-maps.ts).
    exclude: ['**/*.map'],
    commandOptions: { cwd: repository, stdio: 'inherit' },
  });
};

export type BackendFunctionProps = {
  readonly entry: string;
  readonly permissions: Permissions;
  /** The resources of the product; absent for a function that uses none of them. */
  readonly backend?: Backend;
  /** The release, for a function without `backend`. It is in the environment, so that each release has a version. */
  readonly release?: string;
  readonly timeout?: Duration;
  /** The size of the disk, by default that of Lambda: 512 MB. */
  readonly disk?: Size;
  /** A log group shared with other functions. By default, a function has its own. */
  readonly logGroup?: ILogGroup;
  /** Packages that are installed next to the bundle, because they can't be bundled. */
  readonly nativePackages?: readonly NativePackage[];
  /** Whether load on other functions must not stop this one. The settings say how many runs are reserved. */
  readonly isReserved?: boolean;
};

/** The name of the alias in each function. */
export const LIVE_ALIAS = 'live';

/** Creates a log group that keeps lines for 90 days, as the privacy page promises for the IP addresses in them. */
export const createLogGroup = (scope: Construct, id: string): LogGroup =>
  new LogGroup(scope, id, { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY });

/**
 * A function with its own role and bundle. Each release publishes a version of it. Old versions are kept, so that
 * `npm run rollback` can move the alias back.
 */
export class BackendFunction extends LambdaFunction {
  /** The alias that the gateway, streams, schedules and triggers call. */
  readonly live: Alias;

  constructor(
    scope: Construct,
    id: string,
    {
      entry,
      permissions,
      backend,
      release = '',
      timeout,
      disk,
      logGroup: shared,
      nativePackages = [],
      isReserved = false,
    }: BackendFunctionProps,
  ) {
    const reserved = isReserved && backend?.settings.reservedConcurrency;
    const logGroup = shared ?? createLogGroup(scope, `${id}Logs`);
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    // Without bundling only the template matters. The local cloud finds the source file by the metadata below.
    const code = Stack.of(scope).bundlingRequired ? bundled(entry, nativePackages) : Code.fromInline('unbundled');
    super(scope, id, {
      code,
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: timeout ?? Duration.seconds(10),
      ...(disk && { ephemeralStorageSize: disk }),
      tracing: Tracing.ACTIVE,
      environment: backend ? functionEnvironment(backend) : { RELEASE: release },
      logGroup,
      role,
      ...(reserved && { reservedConcurrentExecutions: reserved }),
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    this.live = this.addAlias(LIVE_ALIAS);
    (this.node.defaultChild as CfnResource).addMetadata(ENTRY_METADATA, entry);

    logGroup.grantWrite(role);
    role.addToPolicy(new PolicyStatement({ actions: TRACE_ACTIONS, resources: ['*'] }));
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'IAM has no resource type for X-Ray: its write actions can be granted for all resources only.',
    });
    if (backend) grantPermissions(this, permissions, backend);
  }
}

const TRACE_ACTIONS = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];
