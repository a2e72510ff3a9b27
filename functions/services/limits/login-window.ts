import { resetBudget } from './named-budgets.ts';

/** Returns the key that counts the sign-ins of an e-mail from one address. */
export const callerKey = (email: string, address: string): string => `${email} ${address}`;

/** Returns the writes that reset the counts of sign-ins, after the right password or with a new one. */
export const forgetLoginTries = (email: string, address: string) => [
  resetBudget('login-email', email),
  resetBudget('login-solved', email),
  resetBudget('login-caller', callerKey(email, address)),
];
