import { resetBudget } from './named-budgets.ts';

/** The key of what an e-mail and an address have tried together. */
export const callerKey = (email: string, address: string): string => `${email} ${address}`;

/** The writes that forget the tries before a right or a new password. */
export const forgetLoginTries = (email: string, address: string) => [
  resetBudget('login-email', email),
  resetBudget('login-solved', email),
  resetBudget('login-caller', callerKey(email, address)),
];
