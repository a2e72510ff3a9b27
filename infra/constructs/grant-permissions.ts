import { accountPartitions, auditPartition, callCountPartition, indexNames } from '@plumbline/shared/table-names';
import { Stack, Validations } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { FilePermissions, Permissions, TableKeys } from '../permissions.ts';
import type { Backend } from './backend.ts';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const changes = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'];
const write = ['dynamodb:PutItem', ...changes];

/**
 * Every key of a request must start with one of these. `ForAllValues` also allows a request without keys, so at least
 * one key is required.
 */
const onlyKeys = (starts: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': starts.map((start) => `${start}*`) },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** At least one key begins so. It is for denying: a batch is refused for a single key of those. */
const anyKey = (starts: readonly string[]) => ({
  'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': starts.map((start) => `${start}*`) },
});

/** Whatever else goes wrong in a function, it cannot make someone an account or a link into one. */
const denyAccounts = (table: Table): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: write,
    resources: [table.tableArn],
    conditions: anyKey(accountPartitions),
  });

/**
 * The log of the staff's actions is append-only. A put that would overwrite an entry fails by the entry's own condition
 * in the code: IAM can't tell a new item from an old one.
 */
const denyAuditChanges = (table: Table): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: changes,
    resources: [table.tableArn],
    conditions: anyKey([auditPartition]),
  });

function grantKeys(fn: LambdaFunction, { read: starts, indexes, update }: TableKeys, table: Table): void {
  const resources = [table.tableArn, ...indexes.map((name) => `${table.tableArn}/index/${name}`)];
  const actions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
  fn.addToRolePolicy(new PolicyStatement({ actions, resources, conditions: onlyKeys(starts) }));
  grantUpdates(fn, update, table);
}

function grantUpdates(fn: LambdaFunction, starts: readonly string[], table: Table): void {
  const updates = { actions: ['dynamodb:UpdateItem'], resources: [table.tableArn], conditions: onlyKeys(starts) };
  fn.addToRolePolicy(new PolicyStatement(updates));
}

function grantWholeTable(fn: LambdaFunction, { table: access, counts, accounts }: Permissions, table: Table): void {
  const indexes = indexNames.map((name) => `${table.tableArn}/index/${name}`);
  const actions = access === 'read' ? read : [...read, ...write];
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn, ...indexes] }));
  if (counts) grantUpdates(fn, [callCountPartition], table);
  if (access === 'read') return;
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

/** The name under which other stacks import the bucket's ARN: findings name the resource by it. */
function importName({ stack, bucketArn }: Bucket): string {
  const { 'Fn::ImportValue': name } = stack.resolve(stack.exportValue(bucketArn)) as { 'Fn::ImportValue': string };
  return name;
}

/** Turns a line of the permission table into policy statements that name their resources one by one. */
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
    const identity = Stack.of(fn).formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
    fn.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources: [identity] }));
  }
  for (const name of permissions.secrets ?? []) {
    if (name === 'stripe') Secret.fromSecretNameV2(fn, 'Secrets', settings.secretsId).grantRead(fn);
    else backend.keySecrets[name].grantRead(fn);
  }
}
