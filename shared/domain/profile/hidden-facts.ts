import type { HideableFact } from '../../options/background/hidden-facts.ts';

/** The answers of each fact. Whether a sponsor is needed tells the work authorization too. */
const answersOf = {
  Veteran: ['isVeteran', 'veteranStatus'],
  Age: ['isAdult'],
  'Work authorization': ['authorizedInUS', 'requireSponsorship'],
} as const satisfies Record<HideableFact, readonly string[]>;

type Part = { hiddenFacts?: readonly HideableFact[] | undefined };

/** Returns a worker's answers without those that the worker hides, and without the choice itself. */
export const withoutHiddenFacts = <P extends Part>(part: P): Omit<P, 'hiddenFacts'> => {
  const { hiddenFacts = [], ...answers } = part;
  const hidden = new Set<string>(hiddenFacts.flatMap((fact) => answersOf[fact] ?? []));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !hidden.has(name))) as Omit<P, 'hiddenFacts'>;
};
