import type { BudgetClass } from '@plumbline/shared/contracts/endpoint';
import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';

export type Window = { readonly ms: number; readonly most: number };
export type Budget = { readonly name: string; readonly windows: readonly Window[] };

const hourly = (most: number): Window => ({ ms: HOUR_MS, most });
const daily = (most: number): Window => ({ ms: DAY_MS, most });

/**
 * The calls that a user may make in an hour. Searches also have a daily limit, because they could copy whole lists. A
 * page makes about six reads, so 3,000 reads are 500 pages. A change made by hand takes seconds, so 1,500 changes in an
 * hour come from a script.
 */
const ofUser: Readonly<Record<Exclude<BudgetClass, 'page' | 'event'>, readonly Window[]>> = {
  read: [hourly(3000)],
  list: [hourly(3000)],
  search: [hourly(300), daily(1500)],
  write: [hourly(1500)],
  mail: [hourly(300)],
  file: [hourly(200)],
  money: [hourly(400)],
  report: [hourly(30)],
};

/** An address can be shared by an office or a phone network, so it has the budgets of five users. */
const USERS_OF_AN_ADDRESS = 5;

/**
 * The hourly budget of an address for public pages. It is higher than what search engines use, which also slow down
 * after a 429.
 */
const pages: readonly Window[] = [hourly(3000)];

/**
 * Returns the budget of a call, by user when signed in and otherwise by address. Events are signed by their sender and
 * have none.
 */
export const budgetOf = (budget: BudgetClass, isSignedIn: boolean): Budget | undefined => {
  if (budget === 'event') return undefined;
  if (budget === 'page') return { name: 'class-page', windows: pages };
  if (isSignedIn) return { name: `class-${budget}`, windows: ofUser[budget] };
  const windows = ofUser[budget].map(({ ms, most }) => ({ ms, most: most * USERS_OF_AN_ADDRESS }));
  return { name: `class-${budget}-address`, windows };
};

/** The budget for reading other users' profiles. Without it, a script could copy all profiles by the ids of lists. */
export const otherProfiles: Budget = { name: 'class-other-profiles', windows: [hourly(400), daily(2000)] };
