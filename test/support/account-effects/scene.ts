import type { AccountThing } from '@plumbline/shared/domain/access/account-effects';
import { newSeeker, type Person } from '../people/people.ts';

/** What has become of each kind of thing, in the words of the table of effects. */
export type Looks = Record<AccountThing, () => Promise<string>>;

/** An account with something of each kind, the event, and how each thing looks after it. */
export type Scene = { happen: () => Promise<void>; looks: Looks };

/** The word of the table for the first of several that is true. */
export const word = (...cases: [string, boolean][]): string => cases.find(([, isTrue]) => isTrue)?.[0] ?? 'unknown';

/** An answer that must be a success, so that an event that was refused is no event. */
export const must = async (answer: Promise<{ status: number; body: unknown }>): Promise<void> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
};

/** A skilled seeker in Winona Lake, shown and matching. */
export const carpenter = (): Promise<Person> => newSeeker({ priorSkilledTradeFormalTraining: true });
