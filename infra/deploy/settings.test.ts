import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { synthesise } from '../testing/synthesise.ts';

const complete = {
  STAGE: 'staging',
  MAIL_FROM: 'no-reply@plumbline.example',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  POSTAL_ADDRESS: '100 E Center St, Warsaw, IN 46580',
  ALARM_EMAIL: 'alarms@plumbline.example',
  MONTHLY_BUDGET: '100',
};
const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n');
    return lines.map((line) => line.trim().split(':')[0] ?? '');
  }
};

describe('the settings of a deployment', () => {
  it('are named together, one line each, when the environment is empty', () => {
    expect(problemsOf({})).toEqual([
      'STAGE',
      'MAIL_FROM',
      'STRIPE_PUBLISHABLE_KEY',
      'POSTAL_ADDRESS',
      'ALARM_EMAIL',
      'MONTHLY_BUDGET',
    ]);
  });

  it.each(Object.keys(complete))('have no default for %s', (name) => {
    expect(problemsOf(complete)).toEqual([]);
    expect(problemsOf({ ...complete, [name]: '' })).toEqual([name]);
  });

  it.each([
    [{ STAGE: 'Staging Two' }, 'STAGE'],
    [{ MAIL_FROM: 'plumbline' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Plumbline <no-reply>' }, 'MAIL_FROM'],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ALARM_EMAIL: 'alarms' }, 'ALARM_EMAIL'],
    [{ MONTHLY_BUDGET: 'a hundred' }, 'MONTHLY_BUDGET'],
    [{ MAIL_QUOTA: '-1' }, 'MAIL_QUOTA'],
    [{ MAIL_RATE: 'fast' }, 'MAIL_RATE'],
    [{ MAIL_QUEUE_RATE: '0.5' }, 'MAIL_QUEUE_RATE'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL'],
    [{ DOMAIN: 'https://plumbline.com', HOSTED_ZONE_ID: 'Z1' }, 'DOMAIN'],
    [{ DOMAIN: 'plumbline.com' }, 'HOSTED_ZONE_ID or CERTIFICATE_ARN'],
    [{ HOSTED_ZONE_ID: 'Z1' }, 'HOSTED_ZONE_ID or CERTIFICATE_ARN'],
    [
      { DOMAIN: 'plumbline.com', CERTIFICATE_ARN: 'arn:aws:acm:us-east-2:111122223333:certificate/1' },
      'CERTIFICATE_ARN',
    ],
  ])('refuse %j', (wrong, name) => {
    expect(problemsOf({ ...complete, ...wrong })).toEqual([name]);
  });
});

const ACCOUNT = '111122223333';
const CERTIFICATE_ARN = `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/1`;

/** Returns the addresses of the site that the templates contain. */
const addressesIn = ({ all }: ReturnType<typeof synthesise>) => {
  const [distribution] = all('AWS::CloudFront::Distribution');
  const functions = all('AWS::Lambda::Function').map(({ Properties }) => Properties.Environment?.Variables ?? {});
  const files = all('AWS::S3::Bucket').find(({ Properties }) => Properties.CorsConfiguration);
  return {
    distribution: distribution!,
    config: distribution!.Properties.DistributionConfig,
    ofFunctions: [...new Set(functions.filter((it) => 'SITE_URL' in it).map((it) => JSON.stringify(it.SITE_URL)))],
    ofForms: files!.Properties.CorsConfiguration.CorsRules[0].AllowedOrigins,
    records: all('AWS::Route53::RecordSet').map(({ Properties }) => [Properties.Type, Properties.Name]),
    certificates: all('AWS::CertificateManager::Certificate').map(({ Properties }) => Properties.DomainName),
  };
};

describe('the address of the site', () => {
  it("is CloudFront's address without a domain, and reaches every function in one deployment", () => {
    const { distribution, config, ofFunctions, ofForms, records } = addressesIn(synthesise({}));
    expect(config.Aliases).toBeUndefined();
    expect(ofFunctions).toHaveLength(1);
    expect(ofFunctions[0]).toContain(`"https://"`);
    expect(ofFunctions[0]).toMatch(new RegExp(`ImportValue.*${distribution.id}DomainName`));
    expect(ofForms).toEqual(['https://*.cloudfront.net']);
    expect(records).toEqual([]);
  });

  it.each(['us-east-1', 'us-west-2'])(
    'is a domain with certificate and records in its zone, deployed to %s',
    (region) => {
      const found = addressesIn(
        synthesise({
          DOMAIN: 'Plumbline.com',
          HOSTED_ZONE_ID: 'Z1',
          CDK_DEFAULT_ACCOUNT: ACCOUNT,
          CDK_DEFAULT_REGION: region,
        }),
      );
      expect(found.config.Aliases).toEqual(['plumbline.com']);
      expect(found.config.ViewerCertificate).toMatchObject({
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      });
      expect(found.ofFunctions).toEqual(['"https://plumbline.com"']);
      expect(found.ofForms).toEqual(['https://plumbline.com']);
      expect(found.certificates).toEqual(['plumbline.com']);
      expect(found.records).toEqual([
        ['A', 'plumbline.com.'],
        ['AAAA', 'plumbline.com.'],
      ]);
    },
  );

  it('is a domain whose zone is elsewhere, with the certificate that the settings name', () => {
    const found = addressesIn(synthesise({ DOMAIN: 'jobs.plumbline.com', CERTIFICATE_ARN }));
    expect(found.config.Aliases).toEqual(['jobs.plumbline.com']);
    expect(found.config.ViewerCertificate.AcmCertificateArn).toBe(CERTIFICATE_ARN);
    expect([found.certificates, found.records]).toEqual([[], []]);
  });

  it('shows the landing page at the root, which no default root object hides', () => {
    expect(addressesIn(synthesise({})).config.DefaultRootObject).toBeUndefined();
  });
});

describe('a destroyed stage', () => {
  const kept = (stage: string) => {
    const { all } = synthesise({ STAGE: stage });
    const [table] = all('AWS::DynamoDB::Table');
    const [pool] = all('AWS::Cognito::UserPool');
    const buckets = all('AWS::S3::Bucket');
    return {
      policies: [...new Set([table!, pool!, ...buckets].map(({ DeletionPolicy }) => DeletionPolicy))],
      protection: [table!.Properties.DeletionProtectionEnabled, pool!.Properties.DeletionProtection],
    };
  };

  it("keeps all users' data, in production and in any stage that isn't declared disposable", () => {
    for (const stage of ['production', 'pilot'])
      expect(kept(stage)).toEqual({ policies: ['Retain'], protection: [true, 'ACTIVE'] });
  });

  it('deletes everything in staging', () => {
    expect(kept('staging')).toEqual({ policies: ['Delete'], protection: [false, 'INACTIVE'] });
  });
});
