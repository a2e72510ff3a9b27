/// <reference lib="dom" />
import type { FormParams, Intent, Result } from './types.ts';

const BASE = '/__local/stripe';

/** Calls the emulator as Stripe.js calls Stripe: with the publishable key and a client secret. */
export async function callApi<T>(
  key: string,
  method: 'GET' | 'POST',
  path: string,
  params: FormParams,
): Promise<Result<{ data: T }>> {
  const form = encodeForm(params);
  const url = `${BASE}/v1/${path}${method === 'GET' ? `?${form}` : ''}`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' };
  try {
    const response = await fetch(url, { method, headers, ...(method === 'POST' && { body: form }) });
    const body = await response.json();
    return body.error ? { error: body.error } : { data: body };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider.',
      },
    };
  }
}

/** Sends the cardholder's decision about 3-D Secure. */
export async function answerAuthentication(intentId: string, passed: boolean): Promise<Intent> {
  const response = await fetch(`${BASE}/3ds/${intentId}/${passed ? 'complete' : 'fail'}`, { method: 'POST' });
  return response.json();
}

/** Parses a client secret: `pi_1_secret_x` belongs to the intent `pi_1` of payment_intents. */
export function describeSecret(clientSecret: string): { id: string; resource: string } {
  const id = clientSecret.split('_secret_')[0] ?? '';
  return { id, resource: id.startsWith('seti_') ? 'setup_intents' : 'payment_intents' };
}

function encodeForm(params: FormParams): string {
  const form = new URLSearchParams();
  const add = (value: FormParams[string], name: string): void => {
    if (value === undefined) return;
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [inner, part] of Object.entries(value)) add(part, `${name}[${inner}]`);
  };
  for (const [name, value] of Object.entries(params)) add(value, name);
  return form.toString();
}
