import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Permissions } from '../permissions.ts';
import { indexNames } from '../stacks/data-stack.ts';
import type { Backend } from './backend.ts';
import type { BackendFunction } from './backend-function.ts';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:ConditionCheckItem'];
const write = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'];

/** Folders of the bucket. */
const folders = ['files', 'thumbnails', 'uploads'];
const readFiles = ['s3:GetObject'];
const writeFiles = ['s3:PutObject', 's3:DeleteObject'];

function grantFiles(fn: BackendFunction, access: 'read' | 'read-write', { files }: Backend): void {
  const actions = access === 'read' ? readFiles : [...readFiles, ...writeFiles];
  const resources = folders.map((folder) => files.arnForObjects(`${folder}/*`));
  fn.addToRolePolicy(new PolicyStatement({ actions, resources }));
  // Listing finds what no profile names; without it S3 answers that a missing object is forbidden.
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }));
  const imported = importName(files);
  Validations.of(fn.role!).acknowledge(
    ...folders.map((folder) => ({
      id: `AwsSolutions-IAM5[Resource::${imported}/${folder}/*]`,
      reason: 'The objects of a folder have ids for names, which only the function knows.',
    })),
  );
}

/** The name under which other stacks import the bucket's ARN: findings name the resource by it. */
function importName({ stack, bucketArn }: Bucket): string {
  const { 'Fn::ImportValue': name } = stack.resolve(stack.exportValue(bucketArn)) as { 'Fn::ImportValue': string };
  return name;
}

/** Turns a line of the permission table into policy statements that name their resources one by one. */
export function grantPermissions(fn: BackendFunction, permissions: Permissions, backend: Backend): void {
  const { table, userPool, settings } = backend;
  if (permissions.table) {
    const indexes = indexNames.map((name) => `${table.tableArn}/index/${name}`);
    const actions = permissions.table === 'read' ? read : [...read, ...write];
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn, ...indexes] }));
  }
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
  if (permissions.secrets) {
    Secret.fromSecretNameV2(fn, 'Secrets', settings.secretsId).grantRead(fn);
  }
}
