import type { BudgetClass } from '@plumbline/shared/contracts/endpoint';
import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';

export type Window = { readonly ms: number; readonly most: number };
export type Budget = { readonly name: string; readonly windows: readonly Window[] };

const hourly = (most: number): Window => ({ ms: HOUR_MS, most });
const daily = (most: number): Window => ({ ms: DAY_MS, most });

/**
 * What a user may call in an hour, and where whole lists could be copied also in a day. A page makes about six reads,
 * so 3,000 reads are 500 pages. A change made by hand takes seconds, so 1,500 of them are a script.
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

/** Behind one address there can be an office or a phone network, so it has the budgets of several users. */
const USERS_OF_AN_ADDRESS = 5;

/** An address may read public pages more often than a search engine does. A search engine obeys a 429. */
const pages: readonly Window[] = [hourly(3000)];

/**
 * The budget of a call: by user id when signed in, else by address. Events are signed by their sender and unlimited.
 */
export const budgetOf = (budget: BudgetClass, isSignedIn: boolean): Budget | undefined => {
  if (budget === 'event') return undefined;
  if (budget === 'page') return { name: 'class-page', windows: pages };
  if (isSignedIn) return { name: `class-${budget}`, windows: ofUser[budget] };
  const windows = ofUser[budget].map(({ ms, most }) => ({ ms, most: most * USERS_OF_AN_ADDRESS }));
  return { name: `class-${budget}-address`, windows };
};

/** How many other people's profiles a user may open. Without it, reading ids from lists would copy the market. */
export const otherProfiles: Budget = { name: 'class-other-profiles', windows: [hourly(400), daily(2000)] };
