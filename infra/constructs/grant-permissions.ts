import { accountPartitions, auditPartition, indexNames, searchPartitionPatterns } from '@plumbline/shared/table-names';
import { Stack, Validations } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { FilePermissions, Permissions, TableKeys } from '../permissions.ts';
import type { Backend } from './backend.ts';
import { configurationSetName } from './mail/configuration-set.ts';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const changes = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'];
const write = ['dynamodb:PutItem', ...changes];

const patternsOf = (starts: readonly string[]): string[] => starts.map((start) => `${start}*`);

/**
 * Requires every key of a request to match one of the patterns. `ForAllValues` also allows a request without keys, so
 * at least one key is required.
 */
const onlyKeys = (patterns: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** Matches a request if at least one key starts with a prefix. Used for denying: one such key rejects a whole batch. */
const anyKey = (starts: readonly string[]) => ({
  'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': patternsOf(starts) },
});

/** Denies changes of sign-in items, so that no fault in a function can create an account or a link into one. */
const denyAccounts = (table: ITable): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: write,
    resources: [table.tableArn],
    conditions: anyKey(accountPartitions),
  });

/**
 * Makes the audit log append-only. IAM can't distinguish a new item from an old one, so a condition in the code rejects
 * a put that would overwrite an entry.
 */
const denyAuditChanges = (table: ITable): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: changes,
    resources: [table.tableArn],
    conditions: anyKey([auditPartition]),
  });

const writeOne = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];

function grantKeys(fn: LambdaFunction, keys: TableKeys, table: ITable): void {
  const { read: starts, searches, indexes, update, write: written } = keys;
  const resources = [table.tableArn, ...indexes.map((name) => `${table.tableArn}/index/${name}`)];
  const actions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
  const conditions = onlyKeys([...patternsOf(starts), ...searches.flatMap(searchPartitionPatterns)]);
  fn.addToRolePolicy(new PolicyStatement({ actions, resources, conditions }));
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:UpdateItem'],
      resources: [table.tableArn],
      conditions: onlyKeys(patternsOf(update)),
    }),
  );
  if (written)
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: writeOne,
        resources: [table.tableArn],
        conditions: onlyKeys(patternsOf(written)),
      }),
    );
}

function grantWholeTable(fn: LambdaFunction, { accounts }: Permissions, table: ITable): void {
  const indexes = indexNames.map((name) => `${table.tableArn}/index/${name}`);
  fn.addToRolePolicy(new PolicyStatement({ actions: [...read, ...write], resources: [table.tableArn, ...indexes] }));
  fn.addToRolePolicy(denyAuditChanges(table));
  if (!accounts) fn.addToRolePolicy(denyAccounts(table));
}

function grantFiles(fn: LambdaFunction, { list, ...folders }: FilePermissions, { files }: Backend): void {
  const imported = importName(files);
  for (const [folder, actions] of Object.entries(folders)) {
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: actions.map((action) => `s3:${action}Object`),
        resources: [files.arnForObjects(`${folder}/*`)],
      }),
    );
    Validations.of(fn.role!).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${imported}/${folder}/*]`,
      reason: 'The objects of a folder have ids for names, which only the function knows.',
    });
  }
  if (list) fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }));
}

/**
 * Returns the name under which other stacks import the bucket's ARN, because findings of cdk-nag name the resource by
 * it.
 */
function importName({ stack, bucketArn }: Bucket): string {
  const { 'Fn::ImportValue': name } = stack.resolve(stack.exportValue(bucketArn)) as { 'Fn::ImportValue': string };
  return name;
}

/** Grants a row of the permission table as policy statements that name each resource. */
export function grantPermissions(fn: LambdaFunction, permissions: Permissions, backend: Backend): void {
  const { table, userPool, settings } = backend;
  if (typeof permissions.table === 'object') grantKeys(fn, permissions.table, table);
  else if (permissions.table) grantWholeTable(fn, permissions, table);
  if (permissions.files) grantFiles(fn, permissions.files, backend);
  if (permissions.cognito?.length) {
    const actions = permissions.cognito.map((action) => `cognito-idp:Admin${action}`);
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [userPool.userPoolArn] }));
  }
  if (permissions.mail) {
    const domain = settings.mailFrom.replace(/^.*@/, '').replace(/>$/, '');
    // SES checks the permission on the identity and on the configuration set.
    const resources = [
      { resource: 'identity', resourceName: domain },
      { resource: 'configuration-set', resourceName: configurationSetName(settings) },
    ].map((each) => Stack.of(fn).formatArn({ service: 'ses', ...each }));
    fn.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources }));
  }
  // The suppression list belongs to the account. IAM has no resource type for it.
  if (permissions.suppressionList)
    fn.addToRolePolicy(new PolicyStatement({ actions: ['ses:DeleteSuppressedDestination'], resources: ['*'] }));
  for (const name of permissions.secrets ?? []) {
    if (name === 'stripe') Secret.fromSecretNameV2(fn, 'Secrets', settings.secretsId).grantRead(fn);
    else backend.keySecrets[name].grantRead(fn);
  }
}
