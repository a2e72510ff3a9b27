type Rule<T> = 'shown' | 'withheld' | ((value: NonNullable<T>) => T);
/** Every field of the contract has a rule: a new field doesn't compile without one. */
export type Rules<T> = { readonly [K in keyof Required<T>]: Rule<T[K]> };

/** What the rules show of `from`; a field without a rule is withheld. */
export const applyRules = <T extends object>(rules: Rules<T>, from: Partial<T>): Partial<T> => {
  const shown: Partial<T> = {};
  for (const key of Object.keys(from) as (keyof T)[]) {
    const [rule, value] = [rules[key], from[key]];
    if (value === undefined || value === null) continue;
    if (rule === 'shown') shown[key] = value;
    else if (typeof rule === 'function') shown[key] = rule(value);
  }
  return shown;
};

/** How to reach a profile's owner [PRO-38, PRO-39]. */
export const contact = {
  email: 'withheld',
  phoneNumber: 'withheld',
  phoneExtension: 'withheld',
  address: 'withheld',
  address2: 'withheld',
  zip: 'withheld',
  website: 'withheld',
  primaryUser: 'withheld',
} as const;

export const contactOpen = {
  email: 'shown',
  phoneNumber: 'shown',
  phoneExtension: 'shown',
  address: 'shown',
  address2: 'shown',
  zip: 'shown',
  website: 'shown',
  primaryUser: 'shown',
} as const;

/** Answered to the owner alone, whatever kind of profile it is [PRO-42]. */
export const ownLists = {
  savedJobs: 'withheld',
  profilesRequested: 'withheld',
  profilesGranted: 'withheld',
  profilesRejected: 'withheld',
  defaultPaymentMethod: 'withheld',
  jobsOnWeb: 'withheld',
} as const;

/** Where a profile is, and what it is. */
export const shownToAll = {
  id: 'shown',
  type: 'shown',
  kind: 'shown',
  city: 'shown',
  state: 'shown',
  public: 'shown',
} as const;
