import type { Context } from '../context.ts';
import type { KeptAnswer } from '../records/records.ts';
import type { ApiKey } from './api-keys.ts';
import { badParameter, idempotencyMismatch } from './errors.ts';
import type { FormHash, FormValue } from './form-body.ts';
import { isHash } from './form-body.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Returns the response stored under this key; throws Stripe's error when the request differs. */
export function findKeptAnswer(context: Context, key: ApiKey, path: string, raw: FormHash): KeptAnswer | undefined {
  const name = context.idempotencyKey;
  if (name === null) return undefined;
  if (name.length > 255) throw badParameter('Idempotency keys must be at most 255 characters long.', 'Idempotency-Key');
  context.store.dropAnswersBefore(context.now().getTime() - KEPT_MS);
  const kept = context.store.get('answer', `${key.value} ${name}`);
  if (!kept) return undefined;
  const another = `Try using a key other than '${name}' if you meant to execute a different request.`;
  if (kept.path !== path) {
    const where = `('${path}' vs '${kept.path}')`;
    throw idempotencyMismatch(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ${where}. ${another}`,
    );
  }
  if (kept.params !== canonicalText(raw)) {
    throw idempotencyMismatch(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${another}`,
    );
  }
  return kept;
}

export function keepAnswer(
  context: Context,
  key: ApiKey,
  request: { path: string; raw: FormHash },
  answer: { status: number; body: string; requestId: string },
): void {
  if (context.idempotencyKey === null) return;
  const params = canonicalText(request.raw);
  const at = context.now().getTime();
  context.store.put('answer', `${key.value} ${context.idempotencyKey}`, { path: request.path, params, at, ...answer });
}

/** Returns the same text for the same parameters in any order. */
function canonicalText(value: FormValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (!isHash(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] as FormValue)}`);
  return `{${members.join(',')}}`;
}
