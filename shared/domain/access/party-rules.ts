import type { ProductFamily } from '../money/payment-states.ts';

/** How a company knows a job seeker. Several can be true; a seeker is always at least `found`. */
export const relations = [
  /** By a search, a match or an id alone. */
  'found',
  /** The seeker applied and took the application back. */
  'withdrew',
  /** The company declined an application of the seeker. */
  'declined',
  /** A briefing of the company waits for the seeker's answer. */
  'briefed',
  /** An application waits, or was accepted. */
  'applied',
  /** The seeker's contact details are open to the company. */
  'connected',
] as const;
export type Relation = (typeof relations)[number];

/** What can be true of the two at the same time. `always` holds of every pair. */
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

/** What one of the two may want to do with the other. */
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
] as const;
export type PartyAction = (typeof partyActions)[number];

/** The errors by which one party is refused something about the other; codes of the catalog of errors. */
export type Refusal =
  | 'profile_not_found'
  | 'priority_access_taken'
  | 'company_blocked'
  | 'application_withdrawn'
  | 'conversation_closed'
  | 'job_deleted'
  | 'project_closed';

/** Allowed, or the error that refuses it. */
export type Cell = 'allowed' | Refusal;
type Cells = Cell | Readonly<Record<Relation, Cell>>;
type Row = Readonly<Record<Circumstance, Cells>>;

/** The same error for every relation but the named ones. */
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

/** A deleted or suspended seeker is answered like one who never was; so is a company that staff suspended. */
const ended = {
  'seeker deleted': unknown,
  'seeker suspended': unknown,
  'company closed': 'job_deleted',
  'company suspended': unknown,
} as const;

/**
 * Starts contact with a worker: not by a company that only found one who is in another company's priority window, or
 * who hides. An applicant may be answered with an unlock, a briefing or a job at any time.
 */
const startsContact: Row = {
  ...ended,
  blocked: unknown,
  hidden: onlyFor(unknown, 'applied'),
  window: onlyFor('priority_access_taken', 'applied', 'connected'),
  always: 'allowed',
};

/** Returns what the other side started: neither hiding nor a priority window stops an answer. */
const answers: Row = { ...ended, blocked: 'allowed', hidden: 'allowed', window: 'allowed', always: 'allowed' };

/**
 * What a company and a job seeker may do with each other, whatever the circumstances. A circumstance without a cell, or
 * an action without a row, does not compile.
 */
export const partyRules: Readonly<Record<PartyAction, Row>> = {
  'buy unlock': startsContact,
  'buy briefing': startsContact,
  'buy sent job': startsContact,
  'buy priority access': { ...startsContact, hidden: unknown, window: 'priority_access_taken' },
  // Paying for a briefing sends it. A repeated call finds it sent and changes nothing.
  'send briefing': {
    ...startsContact,
    hidden: onlyFor(unknown, 'briefed', 'applied', 'connected'),
    window: onlyFor('priority_access_taken', 'briefed', 'applied', 'connected'),
  },
  'accept briefing': { ...answers, blocked: 'company_blocked' },
  'decline briefing': answers,
  apply: { ...answers, blocked: 'company_blocked' },
  'withdraw application': answers,
  // Blocking the company withdraws the application a moment later.
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
  // A withdrawn application doesn't make a hidden seeker known.
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
};

/** The action that each product family is between two parties. A job posting has no second party. */
export const purchaseActions: Readonly<Record<ProductFamily, PartyAction | 'no second party'>> = {
  unlock: 'buy unlock',
  job_posting: 'no second party',
  job_post_match: 'buy sent job',
  priority_access: 'buy priority access',
  briefing: 'buy briefing',
};

const cellOf = (cells: Cells, relation: Relation): Cell => (typeof cells === 'string' ? cells : cells[relation]);

/** The closest of some relations by which a circumstance allows the action. */
const allowingRelation = (cells: Cells, known: readonly Relation[]): Relation | undefined =>
  known.find((relation) => cellOf(cells, relation) === 'allowed');

/** Why the action is refused in the given circumstances; undefined when it is allowed. */
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

/** Whether it makes a difference to the action that a circumstance begins, given the relations. */
export const isRefusedIn = (action: PartyAction, circumstance: Circumstance, known: readonly Relation[]): boolean =>
  refusalOf(action, [circumstance], known) !== undefined;

/** The relations that an action needs in the given circumstances, because `found` alone would be refused. */
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
