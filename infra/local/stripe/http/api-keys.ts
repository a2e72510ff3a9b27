import { unauthorized } from './errors.ts';

export interface ApiKey {
  kind: 'secret' | 'publishable';
  value: string;
}

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.";
const SECRET_KEY_REQUIRED =
  'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';

/** Reads the API key from `Authorization: Bearer`, or from the user name of Basic authentication, as Stripe does. */
export function readApiKey(authorization: string | undefined, publishableAllowed: boolean): ApiKey {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(' ');
  const value = /^basic$/i.test(scheme) ? Buffer.from(credentials, 'base64').toString().split(':')[0] : credentials;
  if (!value) throw unauthorized(NO_KEY);
  if (/^(sk|rk)_test_\w+$/.test(value)) return { kind: 'secret', value };
  if (!/^pk_test_\w+$/.test(value)) throw unauthorized(`Invalid API Key provided: ${maskKey(value)}`);
  if (!publishableAllowed) throw unauthorized(SECRET_KEY_REQUIRED, 'secret_key_required');
  return { kind: 'publishable', value };
}

function maskKey(value: string): string {
  if (value.length < 8) return '*'.repeat(value.length);
  return value.slice(0, 3) + '*'.repeat(value.length - 7) + value.slice(-4);
}
