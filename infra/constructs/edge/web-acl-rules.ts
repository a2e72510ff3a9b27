import { type Endpoint, isWrite } from '@plumbline/shared/contracts/endpoint';
import { errors } from '@plumbline/shared/errors';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { publicPatterns } from './public-pages.ts';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;

const MINUTES_5 = 300;

/** Returns the settings of a rule's metric and sampled requests. */
export const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

/** The bodies of responses to addresses over a limit: the error body for programs, a sentence for readers. */
export const limitedResponses = {
  call: {
    contentType: 'APPLICATION_JSON',
    content: JSON.stringify({ code: 'too_many_requests', message: errors.too_many_requests.message }),
  },
  page: { contentType: 'TEXT_PLAIN', content: errors.too_many_requests.message },
};

/**
 * AWS's managed rule groups. The rules in `counted` would refuse what users do: the bodies of calls contain formatted
 * text and pictures, which the API checks against its schemas, and a search has a long query.
 */
const managedGroups = [
  { name: 'AWSManagedRulesAmazonIpReputationList', counted: [] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', counted: [] },
  {
    name: 'AWSManagedRulesCommonRuleSet',
    counted: [
      'SizeRestrictions_BODY',
      'SizeRestrictions_QUERYSTRING',
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ],
  },
];

const managedRule = ({ name, counted }: (typeof managedGroups)[number]): Omit<Rule, 'priority'> => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility(name),
});

/** Matches requests whose decoded path, in lower case, matches a regular expression. */
const pathMatches = (regexString: string): Statement => ({
  regexMatchStatement: {
    regexString,
    fieldToMatch: { uriPath: {} },
    // The gateway decodes a path before it finds the function.
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'LOWERCASE' },
    ],
  },
});

const escaped = (text: string): string => text.toLowerCase().replace(/[.\\^$|?+()[\]{}*]/g, String.raw`\$&`);

const pathsOf = ({ path, aliases = [] }: Endpoint): string[] => [path, ...aliases];
/** Matches exactly the paths of endpoints, with or without a slash at the end. */
const onlyPaths = (endpoints: readonly Endpoint[]): string => {
  const paths = [...new Set(endpoints.flatMap(pathsOf).map((path) => path.replace(/\/$/, '')))];
  return `^(${paths.map(escaped).join('|')})/?$`;
};

/**
 * The calls by which someone signs up or in, resets a password or writes to support. They need no account. A session is
 * renewed at every start of the app, so that call isn't one of them.
 */
export const isSignIn = (endpoint: Endpoint): boolean =>
  endpoint.auth === 'public' &&
  ['auth', 'users'].includes(endpoint.group) &&
  isWrite(endpoint) &&
  endpoint.name !== 'refreshToken';

/** Calls signed by their sender, which come from few addresses. */
const isSigned = ({ budget }: Endpoint): boolean => budget === 'event';

/**
 * Returns the limits of one address in five minutes. They are far above what an office or a phone network behind one
 * address needs, and below what an attack needs. The functions have lower limits for each user.
 */
export const rateLimits = (endpoints: readonly Endpoint[]) => [
  { name: 'SignIn', most: 300, path: onlyPaths(endpoints.filter(isSignIn)), response: 'call' },
  {
    name: 'Calls',
    most: 6000,
    path: '^/api/',
    except: onlyPaths(endpoints.filter(isSigned)),
    response: 'call',
  },
  {
    name: 'PublicPages',
    most: 1500,
    path: `^(${publicPatterns(endpoints)
      .map((pattern) => (pattern.endsWith('*') ? escaped(pattern.slice(0, -1)) : `${escaped(pattern)}$`))
      .join('|')})`,
    response: 'page',
  },
];

type RateLimit = ReturnType<typeof rateLimits>[number];

const rateRule = ({ name, most, path, except, response }: RateLimit): Omit<Rule, 'priority'> => ({
  name,
  action: {
    block: {
      customResponse: {
        responseCode: errors.too_many_requests.status,
        customResponseBodyKey: response,
        responseHeaders: [{ name: 'retry-after', value: String(MINUTES_5) }],
      },
    },
  },
  statement: {
    rateBasedStatement: {
      limit: most,
      evaluationWindowSec: MINUTES_5,
      aggregateKeyType: 'IP',
      scopeDownStatement: except
        ? { andStatement: { statements: [pathMatches(path), { notStatement: { statement: pathMatches(except) } }] } }
        : pathMatches(path),
    },
  },
  visibilityConfig: visibility(name),
});

/** Returns the rules of the web ACL: limits first, because they cost less than the managed groups. */
export const webAclRules = (endpoints: readonly Endpoint[]): Rule[] =>
  [...rateLimits(endpoints).map(rateRule), ...managedGroups.map(managedRule)].map((rule, priority) => ({
    ...rule,
    priority,
  }));
