import { CLEAN_FILES_REFUSED } from '@plumbline/shared/domain/files/clean-files-limit';
import { keyPurposeNames, keyPurposes } from '@plumbline/shared/key-purposes';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { streamEntities } from '@plumbline/shared/table-names';
import { Validations } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { synthesise, synthesiseWithRules } from './testing/synthesise.ts';

const { app, all } = synthesiseWithRules();
const propertiesOf = (type: string) => all(type).map(({ Properties }) => Properties);

describe('the AWS Solutions rules', () => {
  // The synthesis above throws on a finding that isn't acknowledged.
  it('have no finding without an acknowledged reason', () => {
    const acknowledged = app.node
      .findAll()
      .flatMap((construct) => construct.node.metadata)
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .map(({ data }) => JSON.stringify(data));
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const text of acknowledged) expect(text).toMatch(/\w+ \w+ \w+ \w+/);
  });

  it('have no further finding in a stage that can be destroyed, and with a domain in another region', () => {
    const account = { CDK_DEFAULT_ACCOUNT: '111122223333', CDK_DEFAULT_REGION: 'us-west-2' };
    expect(() =>
      synthesiseWithRules({ STAGE: 'staging', DOMAIN: 'plumbline.com', HOSTED_ZONE_ID: 'Z1', ...account }),
    ).not.toThrow();
  });
});

describe('the table', () => {
  it('has keys, three indexes, a stream, expiry and recovery', () => {
    const [table] = propertiesOf('AWS::DynamoDB::Table');
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
    expect(table?.GlobalSecondaryIndexes.map(({ IndexName }: { IndexName: string }) => IndexName)).toEqual([
      'gsi1',
      'gsi2',
      'gsi3',
    ]);
  });
});

describe('[FIL-09] the bucket of files', () => {
  const files = all('AWS::S3::Bucket').find(({ Properties }) => Properties.CorsConfiguration);

  it('is private and encrypted, and rejects requests without TLS', () => {
    expect(files?.Properties).toMatchObject({
      BucketEncryption: { ServerSideEncryptionConfiguration: [expect.anything()] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    const policies = all('AWS::S3::BucketPolicy').filter(({ Properties }) => Properties.Bucket.Ref === files?.id);
    expect(JSON.stringify(policies)).toContain('"Bool":{"aws:SecureTransport":"false"}');
  });

  it('is kept when the stack is deleted, and deletes incomplete uploads and copies of data', () => {
    expect(files).toMatchObject({ DeletionPolicy: 'Retain' });
    expect(files?.Properties.LifecycleConfiguration.Rules).toMatchObject([
      {
        Prefix: 'uploads/',
        ExpirationInDays: 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: 'Enabled',
      },
      {
        Prefix: 'exports/',
        ExpirationInDays: 7,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        Status: 'Enabled',
      },
      { NoncurrentVersionExpiration: { NoncurrentDays: 30 }, ExpiredObjectDeleteMarker: true, Status: 'Enabled' },
      { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
    ]);
  });

  it('keeps deleted and overwritten objects for 30 days', () => {
    expect(files?.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
  });

  it('raises an alarm when the daily cleaning refuses to delete', () => {
    const [filter, ...others] = propertiesOf('AWS::Logs::MetricFilter');
    expect(others).toEqual([]);
    expect(filter?.FilterPattern).toBe(`{ $.message = "${CLEAN_FILES_REFUSED}" }`);
    const [{ MetricNamespace, MetricName }] = filter!.MetricTransformations;
    const alarms = propertiesOf('AWS::CloudWatch::Alarm').filter((alarm) => alarm.MetricName === MetricName);
    expect(alarms).toMatchObject([{ Namespace: MetricNamespace, Threshold: 1, AlarmActions: [expect.anything()] }]);
  });

  it('sends events of stored files, which are retried before they go to a dead-letter queue', () => {
    expect(files?.Properties.NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
    const [rule, ...others] = propertiesOf('AWS::Events::Rule').filter(({ EventPattern: { source } }) =>
      source.includes('aws.s3'),
    );
    expect(others).toEqual([]);
    expect(rule?.EventPattern).toMatchObject({
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { object: { key: [{ prefix: 'files/' }] } },
    });
    expect(rule?.Targets).toMatchObject([
      { DeadLetterConfig: expect.anything(), RetryPolicy: { MaximumRetryAttempts: 5 } },
    ]);
  });
});

describe('a bucket of access logs', () => {
  it('deletes its lines after 90 days', () => {
    const targets = propertiesOf('AWS::S3::Bucket').flatMap(
      ({ LoggingConfiguration }) => LoggingConfiguration?.DestinationBucketName.Ref ?? [],
    );
    expect(new Set(targets).size).toBe(2);
    for (const { id, Properties } of all('AWS::S3::Bucket').filter((bucket) => targets.includes(bucket.id)))
      expect(Properties.LifecycleConfiguration?.Rules, id).toMatchObject([{ ExpirationInDays: 90, Status: 'Enabled' }]);
  });
});

describe('the files of the site', () => {
  it('of earlier releases stay, because pages that are still open load them', () => {
    const deployments = propertiesOf('Custom::CDKBucketDeployment');
    expect(deployments.length).toBeGreaterThan(0);
    for (const { Prune } of deployments) expect(Prune).toBe(false);
    const [site] = all('AWS::S3::Bucket').filter(({ id }) => id.startsWith('Site'));
    expect(site).toBeDefined();
    expect(site?.Properties.LifecycleConfiguration).toBeUndefined();
  });
});

describe('the user pool', () => {
  it("[ACC-23] [ACC-24] requires the product's password rules, and disables sign-up by users", () => {
    const [pool] = propertiesOf('AWS::Cognito::UserPool');
    expect(pool?.AdminCreateUserConfig).toEqual({ AllowAdminCreateUserOnly: true });
    expect(pool?.Policies.PasswordPolicy).toEqual({
      MinimumLength: 8,
      RequireLowercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
      RequireUppercase: true,
    });
  });

  it('requires a code of an app, never one by SMS, from users who set one up, and accepts it for ten minutes', () => {
    const [pool] = propertiesOf('AWS::Cognito::UserPool');
    expect(pool).toMatchObject({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
    expect(pool?.SmsConfiguration).toBeUndefined();
    expect(propertiesOf('AWS::Cognito::UserPoolClient')[0]?.AuthSessionValidity).toBe(10);
    const groups = propertiesOf('AWS::Cognito::UserPoolGroup').map(({ GroupName }) => GroupName);
    expect(groups.sort()).toEqual(['second-factor-set-up', 'support']);
  });

  it('issues access tokens for 15 minutes and refresh tokens, which can be revoked, for 30 days', () => {
    const [client] = propertiesOf('AWS::Cognito::UserPoolClient');
    expect(client).toMatchObject({
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
    });
  });

  it("calls the function that keeps the scope for Cognito's own calls out of access tokens", () => {
    const [pool] = propertiesOf('AWS::Cognito::UserPool');
    expect(pool?.UserPoolTier).toBe('ESSENTIALS');
    expect(pool?.LambdaConfig).toEqual({
      PreTokenGenerationConfig: { LambdaArn: expect.anything(), LambdaVersion: 'V2_0' },
    });
    expect(JSON.stringify(pool?.LambdaConfig)).toMatch(/AccessTokens/);
  });
});

describe('the stream consumers', () => {
  it('each read their own entities, halve a failing batch and send the rest to a dead-letter queue', () => {
    const mappings = propertiesOf('AWS::Lambda::EventSourceMapping').filter((it) => it.StartingPosition);
    expect(mappings).toHaveLength(2);
    for (const mapping of mappings) {
      expect(mapping).toMatchObject({
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: expect.any(Number),
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      });
    }
    const filters = JSON.stringify(mappings.map(({ FilterCriteria }) => FilterCriteria)).replaceAll('\\', '');
    for (const entities of Object.values(streamEntities)) expect(filters).toContain(JSON.stringify(entities));
  });

  it('raise an alarm for every dead-letter queue', () => {
    const deadLetters = all('AWS::SQS::Queue').filter(({ Properties }) => !Properties.RedrivePolicy);
    expect(deadLetters.length).toBeGreaterThan(0);
    const alarms = propertiesOf('AWS::CloudWatch::Alarm').filter(
      ({ MetricName }) => MetricName === 'ApproximateNumberOfMessagesVisible',
    );
    expect(alarms).toHaveLength(deadLetters.length);
  });
});

describe('the schedules', () => {
  it('run every 5 or 15 minutes, every hour and every day', () => {
    const expressions = propertiesOf('AWS::Scheduler::Schedule').map(({ ScheduleExpression }) => ScheduleExpression);
    expect(expressions.sort()).toEqual([
      'rate(1 day)',
      'rate(1 hour)',
      ...Array(4).fill('rate(15 minutes)'),
      ...Array(2).fill('rate(5 minutes)'),
    ]);
  });
});

describe('the functions', () => {
  it('have the version of the terms in their environment, which the e-mail about changed terms compares', () => {
    const environments = propertiesOf('AWS::Lambda::Function').map(({ Environment }) => Environment?.Variables ?? {});
    const ours = environments.filter((environment) => 'TABLE_NAME' in environment);
    expect(new Set(ours.map((environment) => environment.TERMS_VERSION))).toEqual(new Set([TERMS_VERSION]));
  });
});

describe('the secrets of keys', () => {
  const secrets = all('AWS::SecretsManager::Secret');

  it('are one for each purpose, with a value that no template contains', () => {
    expect(secrets).toHaveLength(keyPurposeNames.length);
    for (const { Properties } of secrets) {
      expect(Properties.GenerateSecretString).toMatchObject({ PasswordLength: 64 });
      expect(Properties.SecretString).toBeUndefined();
    }
    for (const purpose of keyPurposeNames)
      expect(secrets.filter(({ id }) => id.startsWith(keyPurposes[purpose].resource))).toHaveLength(1);
  });

  it('are named to every function by the variable of their purpose', () => {
    const variables = keyPurposeNames.map((purpose) => `${keyPurposes[purpose].variable}_ID`);
    const environments = propertiesOf('AWS::Lambda::Function').map(({ Environment }) => Environment?.Variables ?? {});
    const ours = environments.filter((environment) => 'TABLE_NAME' in environment);
    expect(ours.length).toBeGreaterThan(20);
    for (const environment of ours) expect(Object.keys(environment)).toEqual(expect.arrayContaining(variables));
  });

  it('of the edge is read again by CloudFormation when the version in the settings changes', () => {
    const headerOf = (version: string) => {
      const [distribution] = synthesise({ ORIGIN_SECRET_VERSION: version }).all('AWS::CloudFront::Distribution');
      return JSON.stringify(distribution?.Properties.DistributionConfig.Origins);
    };
    expect(headerOf('11111111-2222-3333-4444-555555555555')).toContain(':::11111111-2222-3333-4444-555555555555}}');
    expect(headerOf('')).toMatch(/OriginSecret[^{]*:SecretString:::?\}\}/);
  });
});

describe('the distribution', () => {
  const [distribution] = propertiesOf('AWS::CloudFront::Distribution');
  const behaviors: { PathPattern: string; CachePolicyId: string }[] = distribution?.DistributionConfig.CacheBehaviors;
  const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

  it.each(['/version.json', '/config.json', '/api/*'])('[SHL-21] never caches %s', (path) => {
    expect(behaviors.find(({ PathPattern }) => PathPattern === path)?.CachePolicyId).toBe(cachingDisabled);
  });

  it('adds a secret, which no template contains, to every API call', () => {
    const origins: { OriginCustomHeaders?: unknown }[] = distribution?.DistributionConfig.Origins;
    const headers = origins.flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders ?? []);
    expect(headers).toEqual([{ HeaderName: 'x-origin-secret', HeaderValue: expect.anything() }]);
    expect(JSON.stringify(headers)).toMatch(/\{\{resolve:secretsmanager:.*OriginSecret/);
  });

  it('keeps no log of addresses, which may contain the key of a mailed link', () => {
    expect(distribution?.DistributionConfig.Logging).toBeUndefined();
    const [stage] = propertiesOf('AWS::ApiGatewayV2::Stage');
    expect(stage?.AccessLogSettings.Format).not.toMatch(/query|referer|context\.path\b/i);
  });

  const policy = propertiesOf('AWS::CloudFront::ResponseHeadersPolicy').find(
    (it) => it.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy,
  );
  const { SecurityHeadersConfig: headers } = policy!.ResponseHeadersPolicyConfig;
  const csp: string = headers.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'][1]
    .map((part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join('');
  const sourcesOf = (name: string) => csp.split('; ').find((part) => part.startsWith(name));

  it.each(['img-src', 'connect-src'])('[FIL-09] lets pages reach the bucket of files by %s', (name) => {
    expect(sourcesOf(name)).toMatch(/ https:\/\/\{[^ ]*Files\w+RegionalDomainName[^ ]*$/);
  });

  it('serves the site under a strict Content-Security-Policy that allows Stripe.js', () => {
    expect(sourcesOf('script-src')).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(csp).toContain("default-src 'self'");
    expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(31_536_000);
  });
});
