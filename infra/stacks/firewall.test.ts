import { endpoints } from '@plumbline/shared/contracts/index';
import { describe, expect, it } from 'vitest';
import { isSignIn, rateLimits } from '../constructs/edge/web-acl-rules.ts';
import { synthesise } from '../testing/synthesise.ts';

const account = { CDK_DEFAULT_ACCOUNT: '111122223333', CDK_DEFAULT_REGION: 'us-west-2' };
const { all } = synthesise(account);
const [webAcl] = all('AWS::WAFv2::WebACL');
type Expression = { RegexString: string; TextTransformations: { Priority: number; Type: string }[] };
type Condition = {
  RegexMatchStatement?: Expression;
  AndStatement?: { Statements: Condition[] };
  NotStatement?: { Statement: Condition };
};

const transformations: Record<string, (text: string) => string> = {
  LOWERCASE: (text) => text.toLowerCase(),
  URL_DECODE: decodeURIComponent,
};

/** Evaluates the condition of a limit for a path, as WAF does. */
const meets = (condition: Condition, uri: string): boolean => {
  const { RegexMatchStatement: expression, AndStatement: all, NotStatement: not } = condition;
  if (all) return all.Statements.every((each) => meets(each, uri));
  if (not) return !meets(not.Statement, uri);
  const ordered = expression!.TextTransformations.toSorted((one, other) => one.Priority - other.Priority);
  const text = ordered.reduce((changed, { Type }) => transformations[Type]!(changed), uri);
  return new RegExp(expression!.RegexString).test(text);
};

type Rule = {
  Name: string;
  Priority: number;
  Action?: object;
  Statement: {
    RateBasedStatement?: { ScopeDownStatement: Condition };
    ManagedRuleGroupStatement?: { RuleActionOverrides: { Name: string; ActionToUse: object }[] };
  };
};
const rules: Rule[] = webAcl?.Properties.Rules;

describe('the web ACL', () => {
  it('protects the distribution, from us-east-1', () => {
    expect(webAcl).toMatchObject({ template: 'plumbline-test-firewall', Properties: { Scope: 'CLOUDFRONT' } });
    const [distribution] = all('AWS::CloudFront::Distribution');
    expect(distribution?.Properties.DistributionConfig.WebACLId).toBeDefined();
  });

  it('is left out, with its alarm and its log, when the settings switch it off', () => {
    const without = synthesise({ ...account, WAF: 'off' });
    expect(without.all('AWS::WAFv2::WebACL')).toEqual([]);
    expect(without.all('AWS::WAFv2::LoggingConfiguration')).toEqual([]);
    expect(without.all('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig.WebACLId).toBeUndefined();
  });

  it("has limits by address, and AWS's managed rules", () => {
    expect(rules.map(({ Name, Priority }) => [Priority, Name])).toEqual([
      [0, 'SignIn'],
      [1, 'Calls'],
      [2, 'PublicPages'],
      [3, 'AWSManagedRulesAmazonIpReputationList'],
      [4, 'AWSManagedRulesKnownBadInputsRuleSet'],
      [5, 'AWSManagedRulesCommonRuleSet'],
    ]);
  });

  it('only counts the managed rules that formatted texts, pictures and long searches would meet', () => {
    const [common] = rules.filter(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet');
    const overrides = common!.Statement.ManagedRuleGroupStatement!.RuleActionOverrides;
    expect(overrides.map(({ Name, ActionToUse }) => `${Name} ${Object.keys(ActionToUse)}`)).toEqual([
      'SizeRestrictions_BODY Count',
      'SizeRestrictions_QUERYSTRING Count',
      'CrossSiteScripting_BODY Count',
      'GenericLFI_BODY Count',
      'GenericRFI_BODY Count',
      'EC2MetaDataSSRF_BODY Count',
    ]);
  });

  it("answers an address over a limit with the API's error body and a time to try again", () => {
    const limited = rules.filter(({ Action }) => Action);
    expect(limited.map(({ Action }) => Action)).toEqual(
      ['call', 'call', 'page'].map((CustomResponseBodyKey) => ({
        Block: {
          CustomResponse: {
            ResponseCode: 429,
            CustomResponseBodyKey,
            ResponseHeaders: [{ Name: 'retry-after', Value: '300' }],
          },
        },
      })),
    );
    expect(JSON.parse(webAcl?.Properties.CustomResponseBodies.call.Content)).toEqual({
      code: 'too_many_requests',
      message: 'Too many attempts. Please try again later.',
    });
  });

  it('keeps refused requests for 90 days, without query strings and credentials', () => {
    const [logging] = all('AWS::WAFv2::LoggingConfiguration');
    expect(JSON.stringify(logging?.Properties.LogDestinationConfigs)).toMatch(/log-group:aws-waf-logs-plumbline-test"/);
    expect(logging?.Properties.RedactedFields).toEqual([
      { QueryString: {} },
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
    ]);
    const [group] = all('AWS::Logs::LogGroup').filter(({ template }) => template === 'plumbline-test-firewall');
    expect(group?.Properties).toMatchObject({ LogGroupName: 'aws-waf-logs-plumbline-test', RetentionInDays: 90 });
  });
});

describe('a limit of calls per address', () => {
  const [signIn, calls, pages] = rules.map(
    ({ Statement }) =>
      (uri: string) =>
        meets(Statement.RateBasedStatement!.ScopeDownStatement, uri),
  );
  const pathsOf = ({ path, aliases = [] }: (typeof endpoints)[number]): string[] =>
    [path, ...aliases].map((one) => one.replaceAll(/\{\w+\}/g, 'abc'));

  it('covers every endpoint, except that of signed events', () => {
    const uncovered = endpoints.filter((endpoint) => !pathsOf(endpoint).every((one) => calls?.(one) || pages?.(one)));
    expect(uncovered.map(({ name }) => name)).toEqual(['receiveStripeEvent']);
  });

  it('for sign-in covers each way to sign up or in, or to use a mailed link, in any spelling, and nothing else', () => {
    const covered = endpoints.filter((endpoint) => pathsOf(endpoint).some((one) => signIn?.(one)));
    expect(covered.map(({ name }) => name)).toEqual(endpoints.filter(isSignIn).map(({ name }) => name));
    expect(covered.map(({ name }) => name).toSorted()).toEqual([
      'changeUserPassword',
      'confirmEmail',
      'confirmEmailChange',
      'enrollApp',
      'enterCode',
      'login',
      'register',
      'requestPasswordReset',
      'requestSupport',
    ]);
    for (const uri of ['/api/auth/login/', '/API/Auth/Login', '/api/auth/lo%67in']) expect(signIn?.(uri)).toBe(true);
    expect(signIn?.('/api/auth/login/more')).toBe(false);
  });

  it('for pages covers public pages alone', () => {
    for (const uri of ['/job/abc', '/jobs-in', '/jobs-in/wy/carpentry', '/sitemap.xml'])
      expect(pages?.(uri)).toBe(true);
    for (const uri of ['/jobs', '/', '/api/jobs', '/login']) expect(pages?.(uri)).toBe(false);
  });

  it("fits into WAF's limits: 512 characters for an expression, and 1500 units for all rules", () => {
    for (const { path, except = '' } of rateLimits(endpoints)) {
      expect(path.length).toBeLessThanOrEqual(512);
      expect(except.length).toBeLessThanOrEqual(512);
    }
    // From the documentation: the managed groups, each limit, and each expression with its transformation.
    const units = 25 + 200 + 700 + 3 * 2 + 4 * (3 + 2 * 10);
    expect(units).toBeLessThan(1500);
  });
});

describe('the other settings of protection', () => {
  it.each([
    [{}, 500, 1000],
    [{ API_RATE: '2000', API_BURST: '3000' }, 2000, 3000],
  ])('the throttle of the gateway is set by %j', (env, rate, burst) => {
    const [stage] = synthesise(env).all('AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: rate,
      ThrottlingBurstLimit: burst,
    });
  });

  it('reserved concurrency keeps runs free for sign-in and payments when it is set', () => {
    const reservedBy = (env: NodeJS.ProcessEnv) =>
      synthesise(env)
        .all('AWS::Lambda::Function')
        .filter(({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined)
        .map(({ id, Properties }) => [id.slice(0, -8), Properties.ReservedConcurrentExecutions]);
    expect(reservedBy({})).toEqual([]);
    expect(reservedBy({ RESERVED_CONCURRENCY: '20' }).toSorted()).toEqual([
      ['Auth', 20],
      ['Payments', 20],
    ]);
  });

  it.each([
    [{}, false],
    [{ HSTS_PRELOAD: 'on' }, true],
  ])('subdomains and the preload list are in the header of transport security only with %j', (env, expected) => {
    const policies = synthesise(env).all('AWS::CloudFront::ResponseHeadersPolicy');
    expect(policies).toHaveLength(2);
    for (const { Properties } of policies) {
      const { SecurityHeadersConfig } = Properties.ResponseHeadersPolicyConfig;
      expect(SecurityHeadersConfig.StrictTransportSecurity).toMatchObject({
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: expected,
        Preload: expected,
      });
    }
  });
});

describe('the scan for malware', () => {
  const statementsWith = (env: NodeJS.ProcessEnv) => {
    const found = synthesise(env);
    const [files] = found.all('AWS::S3::Bucket').filter(({ Properties }) => Properties.CorsConfiguration);
    const statements = found
      .all('AWS::S3::BucketPolicy')
      .filter(({ Properties }) => Properties.Bucket.Ref === files?.id)
      .flatMap(({ Properties }): { Sid?: string }[] => Properties.PolicyDocument.Statement);
    const sids = statements.flatMap(({ Sid }) => Sid ?? []);
    return { plans: found.all('AWS::GuardDuty::MalwareProtectionPlan'), statements, sids };
  };

  it('is off by default', () => {
    expect(statementsWith({})).toMatchObject({ plans: [], sids: [] });
  });

  it('tags the files that users open, and no one else may tag them', () => {
    const { plans, sids } = statementsWith({ MALWARE_SCAN: 'scan' });
    expect(plans).toMatchObject([
      {
        Properties: {
          Actions: { Tagging: { Status: 'ENABLED' } },
          ProtectedResource: { S3Bucket: { ObjectPrefixes: ['files/'] } },
        },
      },
    ]);
    expect(sids).toEqual(['OnlyGuardDutyTags']);
  });

  it('denies files without a clean verdict when one is required, except to the thumbnails function', () => {
    const { statements, sids } = statementsWith({ MALWARE_SCAN: 'require' });
    expect(sids).toEqual(['OnlyGuardDutyTags', 'OnlyCleanFiles']);
    const clean = statements.find(({ Sid }) => Sid === 'OnlyCleanFiles');
    expect(clean).toMatchObject({
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Action: ['s3:GetObject', 's3:GetObjectVersion'],
      Condition: { StringNotEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'NO_THREATS_FOUND' } },
    });
    expect(JSON.stringify(clean)).toContain(':role/plumbline-test-files-Thumbnails*');
  });
});
