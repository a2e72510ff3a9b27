import { readJsonItem, removeItem, writeItem } from '../../lib/storage/web-storage.ts';

/** What a tab stores about a payment before sending it, so that it still checks the payment after a reload. */
export type Attempt = { knownDecline?: string | undefined };

const keyOf = (intentId: string) => `plumbline.attempt.${intentId}`;

/** Stores an attempt before it is sent; without storage a reload shows the intent as the server reports it. */
export const rememberAttempt = (intentId: string, attempt: Attempt): void => {
  writeItem('session', keyOf(intentId), JSON.stringify(attempt));
};

export const readAttempt = (intentId: string): Attempt | undefined => readJsonItem<Attempt>('session', keyOf(intentId));

export const forgetAttempt = (intentId: string): void => removeItem('session', keyOf(intentId));
