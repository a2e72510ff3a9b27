/** What a tab keeps of a payment that it sent, so that a reload still checks it. */
export type Attempt = { knownDecline?: string | undefined };

const keyOf = (intentId: string) => `plumbline.attempt.${intentId}`;

/** Keeps an attempt before it is sent; without storage a reload shows the intent as the server reports it. */
export const rememberAttempt = (intentId: string, attempt: Attempt): void => {
  try {
    sessionStorage.setItem(keyOf(intentId), JSON.stringify(attempt));
  } catch (error) {
    console.error('The attempt could not be kept', error);
  }
};

export const readAttempt = (intentId: string): Attempt | undefined => {
  try {
    const text = sessionStorage.getItem(keyOf(intentId));
    return text === null ? undefined : (JSON.parse(text) as Attempt);
  } catch {
    return undefined;
  }
};

export const forgetAttempt = (intentId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(intentId));
  } catch (error) {
    console.error('The attempt could not be removed', error);
  }
};
