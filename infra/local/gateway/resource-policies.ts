import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';

type Statement = {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource?: string | string[];
  Principal?: { Service?: string | string[]; AWS?: string | string[] } | '*';
  Condition?: Record<string, Record<string, unknown>>;
};

/**
 * A call of one AWS service to another. `role` is the role that the service assumes; without one, it calls as itself.
 */
export type ServiceCall = {
  action: string;
  resource: string;
  role?: string;
  service?: string;
  /** The resource that causes the call, such as a rule of EventBridge. */
  sourceArn?: string;
};

/** Returns whether a condition is met, assuming that AWS services use TLS and stay within the account of the stacks. */
const meets = (operator: string, key: string, expected: string[], { sourceArn }: ServiceCall): boolean => {
  if (key === 'aws:SecureTransport') return expected.includes('true');
  if (key === 'aws:SourceAccount') return true;
  if (key === 'aws:SourceArn' && /^Arn(Equals|Like)$/.test(operator)) return expected.includes(sourceArn ?? '');
  throw new Error(`The local cloud does not know the condition ${operator} ${key}`);
};

const meetsAll = ({ Condition = {} }: Statement, call: ServiceCall): boolean =>
  Object.entries(Condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, value]) => meets(operator, key, [value].flat().map(String), call)),
  );

const covers = (patterns: string | string[] | undefined, value: string): boolean =>
  [patterns ?? []].flat().some((it) => it === value || (it.endsWith('*') && value.startsWith(it.slice(0, -1))));

const isPrincipal = ({ Principal }: Statement, { service }: ServiceCall): boolean => {
  if (Principal === '*' || covers((Principal as { AWS?: string })?.AWS, '*')) return true;
  return service !== undefined && covers(Principal?.Service, service);
};

const statementsOf = ({ Properties }: LocalResource): Statement[] =>
  [Properties.PolicyDocument?.Statement ?? []].flat();

/** Returns the name at the end of an ARN. */
const nameOf = (arn: string): string => arn.split(/[:/]/).at(-1) ?? '';

/**
 * Returns whether the policies of the templates allow a call: the policy of the role or of the resource must allow it,
 * and neither may deny it. IAM evaluates more; this covers calls between services.
 */
export const isAllowed = (templates: ResolvedTemplates, call: ServiceCall): boolean => {
  const ofRole = templates
    .all('AWS::IAM::Policy')
    .filter(({ Properties }) => call.role && [Properties.Roles ?? []].flat().map(nameOf).includes(nameOf(call.role)))
    .flatMap(statementsOf);
  const ofResource = [...templates.all('AWS::SQS::QueuePolicy'), ...templates.all('AWS::SNS::TopicPolicy')]
    .flatMap(statementsOf)
    .filter((statement) => isPrincipal(statement, call));
  const applying = [...ofRole, ...ofResource].filter(
    (it) => covers(it.Action, call.action) && covers(it.Resource, call.resource) && meetsAll(it, call),
  );
  return applying.some(({ Effect }) => Effect === 'Allow') && !applying.some(({ Effect }) => Effect === 'Deny');
};

/** Returns whether a function may send its failures to a queue. Lambda drops them without the permission. */
export const maySendToQueue = (templates: ResolvedTemplates, fn: LocalResource, queueArn: unknown): boolean =>
  isAllowed(templates, { action: 'sqs:SendMessage', resource: String(queueArn), role: String(fn.Properties.Role) });

/** Returns whether a function may write its dead letters to a bucket. Lambda requires both permissions. */
export const mayStoreLetters = (templates: ResolvedTemplates, fn: LocalResource, bucketArn: string): boolean => {
  const role = String(fn.Properties.Role);
  return (
    isAllowed(templates, { action: 's3:ListBucket', resource: bucketArn, role }) &&
    isAllowed(templates, { action: 's3:PutObject', resource: `${bucketArn}/*`, role })
  );
};
