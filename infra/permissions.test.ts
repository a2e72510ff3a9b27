import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWrite } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { ENTRY_METADATA } from './entry-metadata.ts';
import {
  bucketPermissions,
  consumerPermissions,
  feedbackPermissions,
  groupPermissions,
  type Permissions,
  schedulePermissions,
  senderPermissions,
} from './permissions.ts';
import { readApp } from './testing/synthesise.ts';

const repository = join(import.meta.dirname, '..');
const { all } = await readApp();

type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown };
const statements = all('AWS::IAM::Policy')
  // CDK adds the function that uploads the site.
  .filter(({ id }) => !id.startsWith('CustomCDKBucketDeployment'))
  .flatMap(({ id, Properties }) =>
    (Properties.PolicyDocument.Statement as Statement[]).map((statement) => ({ id, ...statement })),
  );

/** Actions for which IAM supports no resource. */
const withoutResource = new Set([
  'xray:PutTraceSegments',
  'xray:PutTelemetryRecords',
  'dynamodb:ListStreams',
  'ses:DeleteSuppressedDestination',
]);

const permissionsOf: Record<string, Permissions> = {
  ...Object.fromEntries(Object.entries(groupPermissions).map(([name, it]) => [`functions/api/${name}/handler.ts`, it])),
  ...Object.fromEntries(
    Object.entries(bucketPermissions).map(([name, it]) => [`functions/events/${name}/handler.ts`, it]),
  ),
  ...Object.fromEntries(
    Object.entries(consumerPermissions).map(([name, it]) => [`functions/events/${name}/handler.ts`, it]),
  ),
  ...Object.fromEntries(
    Object.entries(feedbackPermissions).map(([name, it]) => [`functions/events/${name}/handler.ts`, it]),
  ),
  ...Object.fromEntries(
    Object.entries(senderPermissions).map(([name, it]) => [`functions/events/${name}/handler.ts`, it]),
  ),
  ...Object.fromEntries(
    Object.entries(schedulePermissions).map(([name, it]) => [`functions/schedules/${name}.ts`, it]),
  ),
};

/** Returns the product's source files in a function's bundle. */
async function filesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(repository, entry)],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    absWorkingDir: repository,
    outfile: 'bundle.mjs',
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([path, { bytesInOutput }]) => path.startsWith('functions/') && bytesInOutput > 0)
    .map(([path]) => path.replace('functions/', ''));
}

const KEY_USE = /(?:currentKey|tryAcceptedKeys|tryAcceptedValues)(?:<[^(]*>)?\(\s*'([\w-]+)'/g;

/** Returns the secrets that files read: Stripe's if they import its module, and keys by the purposes that they name. */
const secretsOf = (files: readonly string[]): string[] => {
  const texts = files.map((file) => readFileSync(join(repository, 'functions', file), 'utf8'));
  const purposes = texts.flatMap((text) => [...text.matchAll(KEY_USE)].map(([, purpose]) => purpose!));
  const stripe = files.includes('platform/secrets/secrets.ts') ? ['stripe'] : [];
  // Every endpoint group gets the edge's secret, so the table doesn't list it.
  return [...new Set([...purposes, ...stripe])].filter((purpose) => purpose !== 'origin').toSorted();
};

describe('the permissions', () => {
  it('name no action by a wildcard', () => {
    const actions = statements.flatMap(({ Action }) => [Action].flat());
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  });

  it('cover everything only for actions without resources', () => {
    const wide = statements.filter(({ Resource }) => [Resource].flat().includes('*'));
    const actions = wide.flatMap(({ Action }) => [Action].flat());
    expect(actions.filter((action) => !withoutResource.has(action))).toEqual([]);
  });

  it('never allow a function to scan or drop the table', () => {
    const actions = statements
      .flatMap(({ Action }) => [Action].flat())
      .filter((action) => action.startsWith('dynamodb:'));
    expect(actions.filter((action) => /Scan|Table|PartiQL/.test(action))).toEqual([]);
  });

  it('reach the folders of the bucket as the table says, and the consumers write dead letters but never read them', () => {
    const nameOf = (id: string) => id.replace(/(Role|Function|function)\w*$/, '');
    const given = statements
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('s3:')))
      .flatMap(({ id, Action, Resource }) =>
        [Resource].flat().map((resource) => {
          const text = JSON.stringify(resource);
          if (text.includes('"Letters')) return `${nameOf(id)} letters ${[Action].flat().join(' ')}`;
          expect(text).toMatch(/FnGetAttFiles\w+Arn/);
          const folder = /\/(\w+)\/\*/.exec(text)?.[1] ?? 'list';
          return `${nameOf(id)} ${folder} ${[Action].flat().join(' ')}`;
        }),
      );
    expect(given.sort()).toEqual([
      'Admin files s3:GetObject',
      'Admin thumbnails s3:GetObject',
      'Files exports s3:GetObject',
      'Files files s3:DeleteObject s3:GetObject s3:PutObject',
      'Files list s3:ListBucket',
      'Files thumbnails s3:DeleteObject s3:GetObject',
      'Files uploads s3:DeleteObject s3:GetObject s3:PutObject',
      'Jobs files s3:GetObject',
      'Jobs thumbnails s3:GetObject',
      'Messages thumbnails s3:GetObject',
      'Notifier letters s3:ListBucket',
      'Notifier letters s3:PutObject',
      'Previews list s3:ListBucket',
      'Previews thumbnails s3:GetObject',
      'Profiles files s3:DeleteObject s3:GetObject',
      'Profiles thumbnails s3:DeleteObject s3:GetObject',
      'Projector exports s3:DeleteObject',
      'Projector letters s3:ListBucket',
      'Projector letters s3:PutObject',
      'Projects files s3:GetObject',
      'Projects thumbnails s3:GetObject',
      'Search files s3:GetObject',
      'Search thumbnails s3:GetObject',
      'Thumbnails files s3:GetObject',
      'Thumbnails list s3:ListBucket',
      'Thumbnails thumbnails s3:PutObject',
      'Users files s3:GetObject',
      'Users thumbnails s3:GetObject',
      'cleanfiles files s3:DeleteObject',
      'cleanfiles list s3:ListBucket',
      'cleanfiles thumbnails s3:DeleteObject',
      'makedataexports exports s3:DeleteObject s3:PutObject',
      'makedataexports files s3:GetObject',
      'makedataexports list s3:ListBucket',
    ]);
  });

  it('let only the group users write sign-in data', () => {
    // The keys of other writers are limited, and listed by another test.
    const writers = statements.filter(
      ({ Effect, Action, Condition }) =>
        Effect === 'Allow' && !Condition && [Action].flat().includes('dynamodb:PutItem'),
    );
    const denied = statements.filter(
      ({ Effect, Action }) => Effect === 'Deny' && [Action].flat().includes('dynamodb:PutItem'),
    );
    const free = writers.filter(({ id }) => !denied.some((statement) => statement.id === id));
    expect(free.map(({ id }) => id)).toEqual([expect.stringMatching(/^Users/)]);
    for (const { Action, Condition } of denied) {
      expect([Action].flat()).toEqual(expect.arrayContaining(['dynamodb:PutItem', 'dynamodb:UpdateItem']));
      expect(Condition).toEqual({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['EMAIL#*', 'KEY#*'] } });
    }
  });

  it('let only auth set up a second factor, only it and admin end one, and only it and users add someone to a group', () => {
    const calls = statements.flatMap(({ id, Action }) =>
      [Action]
        .flat()
        .filter((action) => /MFA|AuthChallenge|Group/.test(action) && action.startsWith('cognito-idp:'))
        .map((action) => `${id.replace(/(Role|Function|function)\w*$/, '')} ${action}`),
    );
    expect(calls.sort()).toEqual([
      'Admin cognito-idp:AdminSetUserMFAPreference',
      'Auth cognito-idp:AdminAddUserToGroup',
      'Auth cognito-idp:AdminRemoveUserFromGroup',
      'Auth cognito-idp:AdminRespondToAuthChallenge',
      'Auth cognito-idp:AdminSetUserMFAPreference',
      'Users cognito-idp:AdminAddUserToGroup',
    ]);
  });

  it('let functions that only read the table read these keys, and write only counts, the marks of addresses and what was mailed', () => {
    const given = statements.filter(({ Effect, Condition }) => Effect === 'Allow' && Condition);
    const keys = given.map(({ id, Action, Resource, Condition }) => {
      const { 'ForAllValues:StringLike': all, Null, ...more } = Condition as Record<string, Record<string, unknown>>;
      expect(more).toEqual({});
      // Without this condition, a request without keys would also meet the first one.
      expect(Null).toEqual({ 'dynamodb:LeadingKeys': 'false' });
      const indexes = [Resource].flat().flatMap((each) => JSON.stringify(each).match(/index\/(\w+)/)?.[1] ?? []);
      return [id.replace(/(Role|Function)\w*$/, ''), [Action].flat(), all?.['dynamodb:LeadingKeys'], indexes];
    });
    const read = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
    const counts = [['dynamodb:UpdateItem'], ['RATE#class-*'], []];
    const everyIndex = ['gsi1', 'gsi2', 'gsi3'];
    expect(keys.toSorted()).toEqual([
      [
        'Dashboard',
        read,
        ['PROFILE#*', 'USER#*', 'JOB#*', 'PROJECT#*', 'SUBJECT#*', 'SEEKER#*', 'REFERRER#*'],
        everyIndex,
      ],
      ['Dashboard', ...counts],
      ['MailFeedback', read, ['EMAIL#*'], []],
      ['MailFeedback', ['dynamodb:UpdateItem'], ['ADDRESS#*', 'USER#*'], []],
      [
        'MailSender',
        read,
        ['ADDRESS#*', 'JOB#*', 'PROFILE#*', 'SUPPORT#*', 'USER#*', 'IDEMPOTENCY#mail#*'],
        ['gsi1', 'gsi2'],
      ],
      [
        'MailSender',
        ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        ['IDEMPOTENCY#mail#*', 'PROFILE#*'],
        [],
      ],
      ['MailSender', ['dynamodb:UpdateItem'], ['RATE#*'], []],
      ['Previews', read, ['JOB#*', 'PROFILE#*'], []],
      ['Previews', ...counts],
      ['Public', read, ['JOB#*', 'PROFILE#*', 'PUBLIC-JOBS#*', 'SITEMAP#*', 'J???', 'J????????'], ['gsi1', 'gsi2']],
      ['Public', ...counts],
      ['Reference', read, ['SETTINGS*'], []],
      ['Reference', ...counts],
      ['Search', read, ['PROFILE#*', 'USER#*', 'S???', 'S????????', 'C???', 'C????????'], everyIndex],
      ['Search', ...counts],
    ]);
    const whole = statements.filter(({ id, Condition, Action }) => {
      const isTable = [Action].flat().some((action) => action.startsWith('dynamodb:'));
      return /^(Public|Previews|Search|Dashboard|Reference|MailFeedback|MailSender)/.test(id) && isTable && !Condition;
    });
    expect(whole).toEqual([]);
  });

  it('let every group with a write endpoint store its response for repeats of the write', () => {
    const groups = new Set(endpoints.filter(isWrite).map(({ group }) => group));
    expect([...groups].filter((group) => groupPermissions[group].table !== 'read-write')).toEqual([]);
  });

  it("never allow a function to change or delete entries of the staff's log", () => {
    const writers = statements.filter(
      ({ Effect, Action, Condition }) =>
        Effect === 'Allow' && [Action].flat().includes('dynamodb:UpdateItem') && !Condition,
    );
    const denied = statements.filter(
      ({ Effect, Condition }) => Effect === 'Deny' && JSON.stringify(Condition).includes('AUDIT#*'),
    );
    expect(writers.length).toBeGreaterThan(10);
    expect(denied.map(({ id }) => id).toSorted()).toEqual(writers.map(({ id }) => id).toSorted());
    for (const { Action } of denied) {
      expect([Action].flat().toSorted()).toEqual([
        'dynamodb:BatchWriteItem',
        'dynamodb:DeleteItem',
        'dynamodb:UpdateItem',
      ]);
    }
  });

  it('give mail, secrets and files to the functions whose code uses them, and to no other', async () => {
    const entries = all('AWS::Lambda::Function').flatMap(({ Metadata }) => Metadata?.[ENTRY_METADATA] ?? []);
    const [used, given] = [new Map<string, object>(), new Map<string, object>()];
    for (const entry of entries as string[]) {
      const files = await filesOf(entry);
      const { mail = false, suppressionList = false, secrets = [], files: bucket } = permissionsOf[entry] ?? {};
      given.set(entry, { mail, suppressionList, secrets: secrets.toSorted(), bucket: bucket !== undefined });
      used.set(entry, {
        mail: files.includes('platform/mail.ts'),
        suppressionList: files.includes('platform/suppression-list.ts'),
        secrets: secretsOf(files),
        bucket: files.includes('platform/files.ts') || files.includes('services/files/file-links.ts'),
      });
    }
    expect(given).toEqual(used);
  });
});
