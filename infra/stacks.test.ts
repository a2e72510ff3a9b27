import { Validations } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { streamEntities } from './stream-entities.ts';
import { synthesiseWithRules } from './testing/synthesise.ts';

const { app, all } = synthesiseWithRules();
const propertiesOf = (type: string) => all(type).map(({ Properties }) => Properties);

describe('the AWS Solutions rules', () => {
  // The synthesis above stops at a finding that is not acknowledged.
  it('find nothing that is not acknowledged with a reason', () => {
    const acknowledged = app.node
      .findAll()
      .flatMap((construct) => construct.node.metadata)
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .map(({ data }) => JSON.stringify(data));
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const text of acknowledged) expect(text).toMatch(/\w+ \w+ \w+ \w+/);
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

describe('the user pool', () => {
  it('[ACC-23] [ACC-24] asks for the password the product asks for, and lets nobody sign up by themselves', () => {
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

  it('issues access tokens for 15 minutes and refresh tokens, which can be revoked, for 30 days', () => {
    const [client] = propertiesOf('AWS::Cognito::UserPoolClient');
    expect(client).toMatchObject({
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    });
  });
});

describe('the stream consumers', () => {
  it('each read their own entities, halve a failing batch and leave the rest to a dead-letter queue', () => {
    const mappings = propertiesOf('AWS::Lambda::EventSourceMapping');
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
    expect(all('AWS::SQS::Queue').length).toBeGreaterThan(0);
    expect(all('AWS::CloudWatch::Alarm')).toHaveLength(all('AWS::SQS::Queue').length);
  });
});

describe('the schedules', () => {
  it('run every 15 minutes and every hour', () => {
    const expressions = propertiesOf('AWS::Scheduler::Schedule').map(({ ScheduleExpression }) => ScheduleExpression);
    expect(expressions.sort()).toEqual(['rate(1 hour)', 'rate(15 minutes)', 'rate(15 minutes)']);
  });
});

describe('the distribution', () => {
  const [distribution] = propertiesOf('AWS::CloudFront::Distribution');
  const behaviors: { PathPattern: string; CachePolicyId: string }[] = distribution?.DistributionConfig.CacheBehaviors;
  const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

  it.each(['/version.json', '/config.json', '/api/*'])('[SHL-21] never caches %s', (path) => {
    expect(behaviors.find(({ PathPattern }) => PathPattern === path)?.CachePolicyId).toBe(cachingDisabled);
  });

  it('serves the site under a strict Content-Security-Policy that allows Stripe.js', () => {
    const [policy] = propertiesOf('AWS::CloudFront::ResponseHeadersPolicy');
    const { SecurityHeadersConfig: headers } = policy!.ResponseHeadersPolicyConfig;
    const csp = headers.ContentSecurityPolicy;
    const transport = headers.StrictTransportSecurity;
    const scripts = csp.ContentSecurityPolicy.split('; ').find((part: string) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(csp.ContentSecurityPolicy).toContain("default-src 'self'");
    expect(transport.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(31_536_000);
  });
});
