import type { SecondFactor } from '@plumbline/shared/contracts/accounts/auth';

/** A sign-in with a correct password that waits for a code. */
export type CodeChallenge = SecondFactor & { readonly email: string };

// The challenge is in memory only, so that neither a secret nor an unfinished sign-in is stored in the browser.
let current: CodeChallenge | undefined;

export const keepAskedCode = (asked: CodeChallenge): void => {
  current = asked;
};

export const readCodeChallenge = (): CodeChallenge | undefined => current;

export const forgetAskedCode = (): void => {
  current = undefined;
};
