/** A request in DynamoDB's protocol as an SDK sends it. `operation` is the name of a call, such as `GetItem`. */
type TableRequest = { operation: string; body: string; account: string };
type TableResponse = { status: number; body: string };

/** An implementation of DynamoDB's protocol in this process, in place of DynamoDB Local. */
export type TableEngine = (request: TableRequest) => TableResponse;

type SdkRequest = { headers: Record<string, string>; body?: string | Uint8Array };
type WholeRequest = SdkRequest & { body: Uint8Array };
type SdkResponse = { statusCode: number; headers: Record<string, string>; body: Uint8Array };

/** The request handler of an SDK client. */
export type RequestHandler = {
  handle: (request: SdkRequest) => Promise<{ response: SdkResponse }>;
  updateHttpClientConfig: () => void;
  httpHandlerConfigs: () => object;
  destroy: () => void;
};

/** Returns a request handler that passes requests to a function in this process, without a network connection. */
export const createRequestHandler = (answer: (request: WholeRequest) => Promise<SdkResponse>): RequestHandler => ({
  handle: async ({ headers, body = '' }) => ({
    response: await answer({
      headers,
      body: typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    }),
  }),
  updateHttpClientConfig: () => {},
  httpHandlerConfigs: () => ({}),
  destroy: () => {},
});

/** Returns the operation that the headers of a request name. */
export const operationOf = (headers: Record<string, unknown>): string =>
  String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';

/** Returns the client setting for an engine; empty when there is a server instead. */
export const engineSetting = (
  engine: TableEngine | undefined,
  account: string,
): { requestHandler?: RequestHandler } => {
  if (!engine) return {};
  const requestHandler = createRequestHandler(async ({ headers, body }) => {
    const answer = engine({ operation: operationOf(headers), body: Buffer.from(body).toString(), account });
    return { statusCode: answer.status, headers: {}, body: Buffer.from(answer.body) };
  });
  return { requestHandler };
};
