import type { companyKinds } from '../../options/account-kinds.ts';
import { paths } from '../../options/paths.ts';
import type { SeekerTradeSource } from '../matching/seeker-trades.ts';

/** The set-up steps of companies, vendors and schools, and those of job seekers [EMP-42, SEE-29]. */
export const companyStepNames = [
  'account',
  'trades',
  'products',
  'taught',
  'first-job',
  'description',
  'photos',
  'website',
  'recruiting',
  'card',
] as const;
export const seekerStepNames = ['account', 'skills', 'resume', 'training', 'references', 'first-application'] as const;
type CompanyStepName = (typeof companyStepNames)[number];
type SeekerStepName = (typeof seekerStepNames)[number];
type CompanyKind = (typeof companyKinds)[number];

/** The steps of each kind of company in the order to take them. Only a provider posts jobs. */
const stepsOfKind: Record<CompanyKind, readonly CompanyStepName[]> = {
  provider: ['trades', 'first-job', 'description', 'photos', 'recruiting', 'card'],
  vendor: ['account', 'products', 'description', 'photos', 'website'],
  educational: ['account', 'taught', 'description', 'photos', 'website'],
};

export type Step<N extends string> = { name: N; done: boolean; link: string };

/** Returns the path of the user's profile with one section open for editing. */
const section = (name: string): string => paths.profile.own.path({ edit: true, section: name });

const companyLinks: Record<CompanyStepName, string> = {
  account: section('general'),
  trades: section('trades'),
  products: section('trades'),
  taught: section('trades'),
  'first-job': paths.employees.newJob.path(),
  description: section('description'),
  photos: section('showcase'),
  website: section('general'),
  recruiting: paths.employees.skilledWorkers.path(),
  card: paths.toolbox.billing.path(),
};
const seekerLinks: Record<SeekerStepName, string> = {
  account: section('general'),
  skills: section('skills'),
  resume: section('resume'),
  training: section('information'),
  references: section('references'),
  'first-application': paths.jobs.search.path(),
};

const stepsOf = <N extends string>(names: readonly N[], links: Record<N, string>, done: Record<N, boolean>) => {
  const items = names.map((name): Step<N> => ({ name, done: done[name], link: links[name] }));
  return { items, done: items.filter((item) => item.done).length, total: items.length };
};

const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

type CompanyFacts = {
  kind: CompanyKind;
  /** Rich text. An empty paragraph counts as empty. */
  description: string;
  /** The trades that the company performs, that its products serve, or that the school teaches. */
  trades: readonly string[];
  photos: number;
  website?: string | undefined;
  /** Whether a job of the company was ever published. */
  hasPublished: boolean;
  recruiting: boolean;
  cardSaved: boolean;
};

export const companySteps = ({ kind, description, trades, photos, website, ...facts }: CompanyFacts) =>
  stepsOf(stepsOfKind[kind], companyLinks, {
    account: true,
    trades: trades.length > 0,
    products: trades.length > 0,
    taught: trades.length > 0,
    'first-job': facts.hasPublished,
    description: hasText(description),
    photos: photos > 0,
    website: Boolean(website),
    recruiting: facts.recruiting,
    card: facts.cardSaved,
  });

type SeekerFacts = {
  seeker: SeekerTradeSource & {
    hasReferences?: boolean | undefined;
    referenceCount?: number | undefined;
  };
  hasResume: boolean;
  hasApplied: boolean;
};

/**
 * Returns the set-up steps of a job seeker. Trades are chosen at sign-up, so the step is to rate the experience in
 * them. Answering that there is no experience, training or reference also completes a step.
 */
export const seekerSteps = ({ seeker, hasResume, hasApplied }: SeekerFacts) =>
  stepsOf(seekerStepNames, seekerLinks, {
    account: true,
    skills: seeker.hasHandsOnExperience === false || Boolean(seeker.handsOnExperiences?.length),
    resume: hasResume,
    training: seeker.hasFormalTraining !== undefined,
    references: seeker.hasReferences === false || Boolean(seeker.referenceCount),
    'first-application': hasApplied,
  });
