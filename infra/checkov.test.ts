import { endpoints } from '@plumbline/shared/contracts/index';
import { describe, expect, it } from 'vitest';
import { synthesise, withFunctions } from './testing/synthesise.ts';

const { all } = synthesise({
  DOMAIN: 'plumbline.com',
  HOSTED_ZONE_ID: 'Z1',
  CDK_DEFAULT_ACCOUNT: '111122223333',
  CDK_DEFAULT_REGION: 'us-west-2',
});
const asText = (value: unknown) => JSON.stringify(value ?? '');
const functions = all('AWS::Lambda::Function').filter(
  ({ Properties }) => Properties.Environment?.Variables?.TABLE_NAME,
);

/** Checks facts that the acknowledgements of cdk-nag and docs/decisions/0094-answers-to-checkov.md rely on. */
describe('the reason for an acknowledged finding is true', () => {
  it('CKV_AWS_116: every function that is not called synchronously has a failure destination', () => {
    const configured = withFunctions(all, [
      all('AWS::Lambda::EventInvokeConfig').map(
        ({ Properties }) => Properties.DestinationConfig && Properties.FunctionName,
      ),
      all('AWS::Lambda::EventSourceMapping').map(
        ({ Properties }) => Properties.DestinationConfig && Properties.FunctionName,
      ),
    ]);
    const routed = withFunctions(
      all,
      all('AWS::ApiGatewayV2::Integration').map(({ Properties }) => Properties.IntegrationUri),
    );
    // SQS moves the messages that a function of a queue fails to handle.
    const queued = withFunctions(
      all,
      all('AWS::Lambda::EventSourceMapping').map(
        ({ Properties }) => Properties.ScalingConfig && Properties.FunctionName,
      ),
    );
    for (const { id } of functions)
      expect(
        [routed, configured, queued].filter((text) => text.includes(id)),
        id,
      ).toHaveLength(1);
  });

  it('CKV_AWS_173: no variable of a function has a secret', () => {
    for (const { Properties } of functions)
      for (const [name, value] of Object.entries(Properties.Environment.Variables)) {
        expect(asText(value), name).not.toMatch(/resolve:secretsmanager|[sr]k_(test|live)_|whsec_/);
        if (/KEYS|SECRET/.test(name)) expect(name).toMatch(/_ID$/);
      }
  });

  it('CKV_AWS_27: every queue is encrypted by SQS', () => {
    for (const { Properties } of all('AWS::SQS::Queue')) expect(Properties.SqsManagedSseEnabled).toBe(true);
  });

  it('CKV_AWS_21, CKV_AWS_18, AwsSolutions-S1: only the files of users need versions, and no function reads logs, source maps or dead letters', () => {
    const buckets = all('AWS::S3::Bucket');
    const nameOf = ({ id }: { id: string }) => id.slice(0, -8);
    const versioned = buckets.filter(({ Properties }) => Properties.VersioningConfiguration?.Status === 'Enabled');
    expect(versioned.map(nameOf)).toEqual(['Files']);
    const unlogged = buckets.filter(({ Properties }) => !Properties.LoggingConfiguration);
    expect(unlogged.map(nameOf).toSorted()).toEqual(['FileLogs', 'Letters', 'Logs', 'SourceMaps']);
    const statements = all('AWS::IAM::Policy')
      .filter(({ id }) => !id.startsWith('CustomCDK'))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    const actionsOn = (id: string) =>
      statements.filter(({ Resource }) => asText(Resource).includes(id)).flatMap(({ Action }) => Action);
    for (const bucket of unlogged) {
      // Consumers write dead letters, and Lambda lists the bucket before it uses it.
      const allowed = nameOf(bucket) === 'Letters' ? ['s3:ListBucket', 's3:PutObject'] : [];
      expect([...new Set(actionsOn(bucket.id))].toSorted()).toEqual(allowed);
    }
  });

  it('AwsSolutions-CFR2: without a firewall, the gateway still throttles, and every endpoint but the signed webhook has a budget', () => {
    const [stage] = all('AWS::ApiGatewayV2::Stage');
    expect(stage!.Properties.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0);
    const unlimited = Object.values(endpoints).filter(({ budget }) => budget === 'event');
    expect(unlimited.map(({ name }) => name)).toEqual(['receiveStripeEvent']);
  });

  it('CKV_AWS_86, AwsSolutions-CFR3: the edge keeps no log, and the line of a request has the address', () => {
    const [distribution] = all('AWS::CloudFront::Distribution');
    expect(distribution!.Properties.DistributionConfig.Logging).toBeUndefined();
  });

  it('AwsSolutions-SQS3: every queue has dead letters or is itself the destination of failed work', () => {
    const destinations = asText([
      all('AWS::Lambda::EventInvokeConfig').map(({ Properties }) => Properties.DestinationConfig),
      all('AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties.DestinationConfig),
      all('AWS::SQS::Queue').map(({ Properties }) => Properties.RedrivePolicy),
    ]);
    for (const { id, Properties } of all('AWS::SQS::Queue'))
      if (!Properties.RedrivePolicy) expect(destinations).toContain(id);
  });

  it('AwsSolutions-CFR4: with a domain the edge has its certificate and TLS 1.2', () => {
    const [distribution] = all('AWS::CloudFront::Distribution');
    const { ViewerCertificate: certificate } = distribution!.Properties.DistributionConfig;
    expect(certificate.MinimumProtocolVersion).toBe('TLSv1.2_2021');
    expect(certificate.AcmCertificateArn).toBeDefined();
  });
});
