import { type SeekerTradeSource, seekerTrades } from './seeker-trades.ts';

/** The set-up steps of a company and of a job seeker, in the order to take them [EMP-42, SEE-29]. */
export const companyStepNames = ['description', 'trades', 'first-job', 'recruiting', 'card'] as const;
export const seekerStepNames = ['skills', 'training', 'references', 'first-application'] as const;
type CompanyStepName = (typeof companyStepNames)[number];
type SeekerStepName = (typeof seekerStepNames)[number];

export type Step<N extends string> = { name: N; done: boolean; link: string };

const PROFILE = '/profile';

const companyLinks: Record<CompanyStepName, string> = {
  description: PROFILE,
  trades: PROFILE,
  'first-job': '/employees/jobs/new',
  recruiting: PROFILE,
  card: '/toolbox/billing',
};
const seekerLinks: Record<SeekerStepName, string> = {
  skills: PROFILE,
  training: PROFILE,
  references: PROFILE,
  'first-application': '/jobs/search',
};

const stepsOf = <N extends string>(names: readonly N[], links: Record<N, string>, done: Record<N, boolean>) => {
  const items = names.map((name): Step<N> => ({ name, done: done[name], link: links[name] }));
  return { items, done: items.filter((item) => item.done).length, total: items.length };
};

const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

type CompanyFacts = {
  /** Rich text; an empty paragraph says nothing. */
  description: string;
  /** Trades the company performs itself or its products serve. */
  trades: readonly string[];
  jobs: number;
  recruiting: boolean;
  cardSaved: boolean;
};

export const companySteps = ({ description, trades, jobs, recruiting, cardSaved }: CompanyFacts) =>
  stepsOf(companyStepNames, companyLinks, {
    description: hasText(description),
    trades: trades.length > 0,
    'first-job': jobs > 0,
    recruiting,
    card: cardSaved,
  });

type SeekerFacts = {
  seeker: SeekerTradeSource & {
    hasReferences?: boolean | undefined;
    referenceCount?: number | undefined;
  };
  hasApplied: boolean;
};

/** Somebody who has said that there is no training, or that there are no references, has taken that step too. */
export const seekerSteps = ({ seeker, hasApplied }: SeekerFacts) =>
  stepsOf(seekerStepNames, seekerLinks, {
    skills: seekerTrades(seeker).length > 0,
    training: seeker.hasFormalTraining !== undefined,
    references: seeker.hasReferences === false || Boolean(seeker.referenceCount),
    'first-application': hasApplied,
  });
