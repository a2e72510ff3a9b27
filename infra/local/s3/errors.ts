/** An error response of S3; `details` are additional elements, such as MaxSizeAllowed. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, string | number>;

  constructor(code: string, status: number, message: string, details: Record<string, string | number> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

export const noSuchKey = (key: string) =>
  new S3Error('NoSuchKey', 404, 'The specified key does not exist.', { Key: key });
export const accessDenied = (message = 'Access Denied') => new S3Error('AccessDenied', 403, message);
export const notImplemented = (what: string) =>
  new S3Error('NotImplemented', 501, `The local cloud's bucket does not know ${what}.`);

export const escapeXml = (text: string | number): string =>
  String(text).replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const xmlAnswer = (xml: string, status = 200): Response =>
  new Response(DECLARATION + xml, { status, headers: { 'content-type': 'application/xml' } });

export function errorXml({ code, message, details }: Pick<S3Error, 'code' | 'message' | 'details'>): string {
  const elements = Object.entries({ Code: code, Message: message, ...details });
  return `<Error>${elements.map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`).join('')}</Error>`;
}

/** Runs a request and returns S3's error response when it throws, including for unexpected errors. */
export async function answering(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    return xmlAnswer(errorXml(error), error.status);
  }
}
