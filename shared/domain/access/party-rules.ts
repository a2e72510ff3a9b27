import type { ProductFamily } from '../money/payment-states.ts';

/** The relations of a company to a job seeker. Several can be true together; `found` always is. */
export const relations = [
  /** The company knows the seeker from a search or a match, or only the id. */
  'found',
  /** The seeker applied and withdrew the application. */
  'withdrew',
  /** The company declined an application of the seeker. */
  'declined',
  /** A briefing of the company is pending. */
  'briefed',
  /** An application of the seeker is pending or accepted. */
  'applied',
  /** The seeker's contact details are open to the company. */
  'connected',
] as const;
export type Relation = (typeof relations)[number];

/** The circumstances of a company and a job seeker. Several can be true together; `always` is true for every pair. */
export const circumstances = [
  'seeker deleted',
  'seeker suspended',
  'company closed',
  'company suspended',
  'blocked',
  'hidden',
  'window',
  'always',
] as const;
export type Circumstance = (typeof circumstances)[number];

/** The actions of a company or a job seeker that involve the other. */
export const partyActions = [
  'buy unlock',
  'buy priority access',
  'buy briefing',
  'buy sent job',
  'send briefing',
  'accept briefing',
  'decline briefing',
  'apply',
  'withdraw application',
  'accept application',
  'decline application',
  'message',
  'read profile',
  'write note',
  'notify',
  'ask reach',
  'interview',
] as const;
export type PartyAction = (typeof partyActions)[number];

/** The error codes by which an action is refused. */
export type Refusal =
  | 'profile_not_found'
  | 'priority_access_taken'
  | 'company_blocked'
  | 'application_withdrawn'
  | 'conversation_closed'
  | 'job_deleted'
  | 'project_closed';

/** `allowed`, or the error code that refuses the action. */
export type Cell = 'allowed' | Refusal;
type Cells = Cell | Readonly<Record<Relation, Cell>>;
type Row = Readonly<Record<Circumstance, Cells>>;

/** Allows the named relations. All other relations get the error. */
const onlyFor = (error: Refusal, ...allowed: Relation[]): Readonly<Record<Relation, Cell>> => {
  const cell = (relation: Relation): Cell => (allowed.includes(relation) ? 'allowed' : error);
  return {
    found: cell('found'),
    withdrew: cell('withdrew'),
    declined: cell('declined'),
    briefed: cell('briefed'),
    applied: cell('applied'),
    connected: cell('connected'),
  };
};

const unknown = 'profile_not_found';

/** Deleted and suspended seekers, and suspended companies, get the same error as unknown ones. */
const ended = {
  'seeker deleted': unknown,
  'seeker suspended': unknown,
  'company closed': 'job_deleted',
  'company suspended': unknown,
} as const;

/**
 * Rules for a company that starts contact with a worker. A company that only found the worker can't during another
 * company's priority window, or while the worker is hidden. It can unlock an applicant, or send a briefing or a job to
 * one, at any time.
 */
const startsContact: Row = {
  ...ended,
  blocked: unknown,
  hidden: onlyFor(unknown, 'applied'),
  window: onlyFor('priority_access_taken', 'applied', 'connected'),
  always: 'allowed',
};

/**
 * Rules for answering something that the other party started. A hidden profile and a priority window don't prevent it.
 */
const answers: Row = { ...ended, blocked: 'allowed', hidden: 'allowed', window: 'allowed', always: 'allowed' };

/**
 * The rules between a company and a job seeker. The types require a row for each action and a cell for each
 * circumstance.
 */
export const partyRules: Readonly<Record<PartyAction, Row>> = {
  'buy unlock': startsContact,
  'buy briefing': startsContact,
  'buy sent job': startsContact,
  'buy priority access': { ...startsContact, hidden: unknown, window: 'priority_access_taken' },
  // Paying for a briefing already sends it. Sending it again changes nothing.
  'send briefing': {
    ...startsContact,
    hidden: onlyFor(unknown, 'briefed', 'applied', 'connected'),
    window: onlyFor('priority_access_taken', 'briefed', 'applied', 'connected'),
  },
  'accept briefing': { ...answers, blocked: 'company_blocked' },
  'decline briefing': answers,
  apply: { ...answers, blocked: 'company_blocked' },
  'withdraw application': answers,
  // The application is withdrawn shortly after the seeker blocks the company.
  'accept application': { ...answers, blocked: 'application_withdrawn' },
  'decline application': answers,
  message: {
    'seeker deleted': 'conversation_closed',
    'seeker suspended': 'conversation_closed',
    'company closed': 'conversation_closed',
    'company suspended': 'conversation_closed',
    blocked: 'conversation_closed',
    hidden: 'allowed',
    window: 'allowed',
    always: onlyFor('conversation_closed', 'connected'),
  },
  // A withdrawn application doesn't make a hidden seeker known to the company.
  'read profile': {
    'seeker deleted': unknown,
    'seeker suspended': onlyFor(unknown, 'declined', 'applied', 'connected'),
    'company closed': unknown,
    'company suspended': unknown,
    blocked: onlyFor(unknown, 'connected'),
    hidden: onlyFor(unknown, 'declined', 'applied', 'connected'),
    window: 'allowed',
    always: 'allowed',
  },
  'write note': {
    'seeker deleted': unknown,
    'seeker suspended': onlyFor(unknown, 'declined', 'applied', 'connected'),
    'company closed': unknown,
    'company suspended': unknown,
    blocked: onlyFor(unknown, 'connected'),
    hidden: onlyFor(unknown, 'declined', 'applied', 'connected'),
    window: 'allowed',
    always: onlyFor(unknown, 'withdrew', 'declined', 'applied', 'connected'),
  },
  notify: {
    ...answers,
    'company closed': unknown,
    blocked: unknown,
  },
  'ask reach': {
    ...answers,
    'company closed': unknown,
    blocked: unknown,
  },
  // The two meet only while the worker's contact details are open to the company.
  interview: {
    ...answers,
    'company closed': unknown,
    blocked: unknown,
    always: onlyFor(unknown, 'connected'),
  },
};

/** The action for the purchase of each product family. A job posting involves no second party. */
export const purchaseActions: Readonly<Record<ProductFamily, PartyAction | 'no second party'>> = {
  unlock: 'buy unlock',
  job_posting: 'no second party',
  job_post_match: 'buy sent job',
  priority_access: 'buy priority access',
  briefing: 'buy briefing',
};

const cellOf = (cells: Cells, relation: Relation): Cell => (typeof cells === 'string' ? cells : cells[relation]);

/** Returns the closest relation for which a circumstance allows the action; undefined when none does. */
const allowingRelation = (cells: Cells, known: readonly Relation[]): Relation | undefined =>
  known.find((relation) => cellOf(cells, relation) === 'allowed');

/** Returns the error that refuses an action in the given circumstances; undefined when the action is allowed. */
export const refusalOf = (
  action: PartyAction,
  holding: readonly Circumstance[],
  known: readonly Relation[],
): Refusal | undefined => {
  for (const circumstance of circumstances.filter((each) => each === 'always' || holding.includes(each))) {
    const cells = partyRules[action][circumstance];
    const refusal = allowingRelation(cells, known) ? undefined : cellOf(cells, 'found');
    if (refusal && refusal !== 'allowed') return refusal;
  }
  return undefined;
};

/** Returns whether one circumstance alone refuses the action for the given relations. */
export const isRefusedIn = (action: PartyAction, circumstance: Circumstance, known: readonly Relation[]): boolean =>
  refusalOf(action, [circumstance], known) !== undefined;

/** Returns the relations that make an action allowed where `found` alone is refused. */
export const reliedOnRelations = (
  action: PartyAction,
  holding: readonly Circumstance[],
  known: readonly Relation[],
): Relation[] => [
  ...new Set(
    circumstances
      .filter((each) => each === 'always' || holding.includes(each))
      .map((each) => partyRules[action][each])
      .filter((cells) => cellOf(cells, 'found') !== 'allowed')
      .flatMap((cells) => allowingRelation(cells, known) ?? []),
  ),
];
