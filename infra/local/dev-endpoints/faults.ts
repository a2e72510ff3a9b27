import { errorXml, xmlAnswer } from '../s3/errors.ts';

export const dependencies = ['dynamodb', 'cognito', 's3', 'ses', 'sqs', 'stripe'] as const;
export type Dependency = (typeof dependencies)[number];
export type Fault = {
  dependency: Dependency;
  /** fail: an error of the dependency; throttle: a throttling error; slow: a response after `delayMs`. */
  mode: 'fail' | 'slow' | 'throttle' | 'off';
  /**
   * Limits the fault to one AWS operation, such as `PutItem`, or to Stripe paths that contain a text, such as
   * `payment_intents`.
   */
  match?: string | undefined;
  /** The number of requests that fail; all of them by default. */
  count?: number | undefined;
  delayMs?: number | undefined;
};

const errorsOf: Record<Dependency, { fail: [number, string]; throttle: [number, string] }> = {
  dynamodb: { fail: [500, 'InternalServerError'], throttle: [400, 'ProvisionedThroughputExceededException'] },
  cognito: { fail: [500, 'InternalErrorException'], throttle: [400, 'TooManyRequestsException'] },
  s3: { fail: [500, 'InternalError'], throttle: [503, 'SlowDown'] },
  ses: { fail: [500, 'InternalServiceErrorException'], throttle: [429, 'TooManyRequestsException'] },
  sqs: { fail: [500, 'InternalError'], throttle: [400, 'RequestThrottled'] },
  stripe: { fail: [500, 'api_error'], throttle: [429, 'rate_limit'] },
};

function errorOf(dependency: Dependency, mode: 'fail' | 'throttle'): Response {
  const [status, name] = errorsOf[dependency][mode];
  const message = `The local cloud was told to make ${dependency} ${mode}.`;
  if (dependency === 'stripe') {
    const type = mode === 'throttle' ? 'invalid_request_error' : 'api_error';
    return Response.json({ error: { type, code: name, message } }, { status });
  }
  if (dependency === 's3') return xmlAnswer(errorXml({ code: name, message, details: {} }), status);
  const type = dependency === 'dynamodb' ? `com.amazonaws.dynamodb.v20120810#${name}` : name;
  const contentType = dependency === 'ses' ? 'application/json' : 'application/x-amz-json-1.0';
  return new Response(JSON.stringify({ __type: type, message }), {
    status,
    headers: { 'content-type': contentType, 'x-amzn-errortype': name },
  });
}

const concerns = ({ dependency, match }: Fault, operation: string): boolean =>
  !match || operation === match || (dependency === 'stripe' && operation.includes(match));

/** Stores the active faults. They are applied before the dependency, so that the real SDKs receive them. */
export function createFaults() {
  let active: Fault[] = [];
  const find = (dependency: Dependency, operation: string) =>
    active.find((fault) => fault.dependency === dependency && concerns(fault, operation));

  return {
    list: (): readonly Fault[] => active,
    set: (fault: Fault) => {
      const isOther = (known: Fault) => known.dependency !== fault.dependency || known.match !== fault.match;
      const isElsewhere = (known: Fault) => known.dependency !== fault.dependency;
      active = active.filter(fault.mode === 'off' && !fault.match ? isElsewhere : isOther);
      if (fault.mode !== 'off') active.push({ ...fault });
    },
    clear: () => {
      active = [];
    },
    /** Applies the faults to a request; returns the error response, or undefined when the request may pass. */
    meet: async (dependency: Dependency, operation: string): Promise<Response | undefined> => {
      const fault = find(dependency, operation);
      if (!fault) return undefined;
      if (fault.count !== undefined && --fault.count <= 0) active = active.filter((known) => known !== fault);
      if (fault.delayMs ?? fault.mode === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 2000));
      }
      return fault.mode === 'fail' || fault.mode === 'throttle' ? errorOf(dependency, fault.mode) : undefined;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
