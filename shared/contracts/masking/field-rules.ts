type Rule<T> = 'shown' | 'withheld' | ((value: NonNullable<T>) => T);
/** Rules for every field of T. A field without a rule is a compile error. */
export type Rules<T> = { readonly [K in keyof Required<T>]: Rule<T[K]> };

/** Returns the fields of `from` that the rules show. A field without a rule is withheld. */
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

/** The fields to contact a profile's owner with, withheld until they are open [PRO-38, PRO-39]. */
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

/** Fields that only the owner of a profile gets, whatever its kind [PRO-42]. */
export const ownLists = {
  savedJobs: 'withheld',
  profilesRequested: 'withheld',
  profilesGranted: 'withheld',
  profilesRejected: 'withheld',
  defaultPaymentMethod: 'withheld',
  jobsOnWeb: 'withheld',
  postsHidden: 'withheld',
} as const;

/** The kind and the location of a profile. */
export const shownToAll = {
  id: 'shown',
  type: 'shown',
  kind: 'shown',
  city: 'shown',
  state: 'shown',
  public: 'shown',
} as const;
