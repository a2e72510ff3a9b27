import type { SecondFactor } from '@plumbline/shared/contracts/accounts/auth';

/** A sign-in whose password was right and which waits for a code. */
export type CodeChallenge = SecondFactor & { readonly email: string };

// In the page's memory alone: neither a secret nor a sign-in that is under way is kept anywhere in the browser.
let current: CodeChallenge | undefined;

export const keepAskedCode = (asked: CodeChallenge): void => {
  current = asked;
};

export const readCodeChallenge = (): CodeChallenge | undefined => current;

export const forgetAskedCode = (): void => {
  current = undefined;
};
