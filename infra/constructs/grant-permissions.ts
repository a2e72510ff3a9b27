import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Permissions } from '../permissions.ts';
import { indexNames } from '../stacks/data-stack.ts';
import type { Backend } from './backend.ts';
import type { BackendFunction } from './backend-function.ts';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const write = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'];

/** Turns a line of the permission table into policy statements that name their resources one by one. */
export function grantPermissions(fn: BackendFunction, permissions: Permissions, backend: Backend): void {
  const { table, userPool, settings } = backend;
  if (permissions.table) {
    const indexes = indexNames.map((name) => `${table.tableArn}/index/${name}`);
    const actions = permissions.table === 'read' ? read : [...read, ...write];
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn, ...indexes] }));
  }
  if (permissions.cognito?.length) {
    const actions = permissions.cognito.map((action) => `cognito-idp:Admin${action}`);
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [userPool.userPoolArn] }));
  }
  if (permissions.mail) {
    const domain = settings.mailFrom.replace(/^.*@/, '').replace(/>$/, '');
    const identity = Stack.of(fn).formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
    fn.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources: [identity] }));
  }
  if (permissions.secrets) {
    Secret.fromSecretNameV2(fn, 'Secrets', settings.secretsId).grantRead(fn);
  }
}
