import { describe, expect, it } from 'vitest';
import { partnerActions, partnerCircumstances, partnerRules } from './partner-rules.ts';
import {
  type Circumstance,
  circumstances,
  isRefusedIn,
  type PartyAction,
  partyActions,
  purchaseActions,
  type Relation,
  refusalOf,
  relations,
  reliedOnRelations,
} from './party-rules.ts';

const OK = 'allowed';
const GONE = 'profile_not_found';
const TAKEN = 'priority_access_taken';
const CLOSED = 'conversation_closed';

/**
 * The expected results, written by hand, because the rules are what this tests. The columns are: seeker deleted, seeker
 * suspended, company closed, company suspended, company blocked by the seeker, profile hidden, in another company's
 * priority window, and no circumstance. `but` lists the relations for which the action is allowed.
 */
const gone = [GONE, GONE, 'job_deleted', GONE];
const start = [...gone, GONE, `${GONE} but applied`, `${TAKEN} but applied connected`, OK];
const known = `${GONE} but declined applied connected`;
const noted = `${GONE} but withdrew declined applied connected`;
const talk = `${CLOSED} but connected`;
const meet = `${GONE} but connected`;
const expected: Record<PartyAction, string[]> = {
  'buy unlock': start,
  'buy priority access': [...gone, GONE, GONE, TAKEN, OK],
  'buy briefing': start,
  'buy sent job': start,
  'send briefing': [
    ...gone,
    GONE,
    `${GONE} but briefed applied connected`,
    `${TAKEN} but briefed applied connected`,
    OK,
  ],
  'accept briefing': [...gone, 'company_blocked', OK, OK, OK],
  'decline briefing': [...gone, OK, OK, OK, OK],
  apply: [...gone, 'company_blocked', OK, OK, OK],
  'withdraw application': [...gone, OK, OK, OK, OK],
  'accept application': [...gone, 'application_withdrawn', OK, OK, OK],
  'decline application': [...gone, OK, OK, OK, OK],
  message: [CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, talk, talk, talk],
  'read profile': [GONE, known, GONE, GONE, `${GONE} but connected`, known, OK, OK],
  // Finding the seeker isn't enough to write a note, in any circumstance.
  'write note': [GONE, known, GONE, GONE, `${GONE} but connected`, known, noted, noted],
  notify: [GONE, GONE, GONE, GONE, GONE, OK, OK, OK],
  'ask reach': [GONE, GONE, GONE, GONE, GONE, OK, OK, OK],
  // Without open contact details, `always` refuses in every circumstance that allows it.
  interview: [GONE, GONE, GONE, GONE, GONE, meet, meet, meet],
};

/** Returns the relations of a company that has the given one. `found` is always among them. */
const knownAs = (relation: Relation): Relation[] => (relation === 'found' ? ['found'] : [relation, 'found']);

const cellOf = (action: PartyAction, circumstance: Circumstance): string => {
  const refusals = relations.map((relation) => refusalOf(action, [circumstance], knownAs(relation)));
  const errors = [...new Set(refusals.filter((refusal) => refusal !== undefined))];
  const allowed = relations.filter((_, index) => refusals[index] === undefined);
  if (errors.length === 0) return OK;
  return [errors.join(), ...(allowed.length ? ['but', ...allowed] : [])].join(' ');
};

describe('the rules between a company and a job seeker', () => {
  it('have a row for each action', () => {
    expect([...partyActions]).toEqual(Object.keys(expected));
  });

  it.each(partyActions)('of "%s" are the listed ones in each circumstance and for each relation', (action) => {
    const order: Circumstance[] = [
      'seeker deleted',
      'seeker suspended',
      'company closed',
      'company suspended',
      'blocked',
      'hidden',
      'window',
      'always',
    ];
    expect(circumstances).toEqual(order);
    expect(order.map((circumstance) => cellOf(action, circumstance))).toEqual(expected[action]);
  });

  it('refuse by the first circumstance that forbids the action', () => {
    expect(refusalOf('buy unlock', ['window', 'company closed'], ['found'])).toBe('job_deleted');
    expect(refusalOf('buy unlock', ['window', 'hidden'], ['found'])).toBe(GONE);
    expect(refusalOf('buy unlock', ['window', 'hidden'], ['connected', 'found'])).toBe(GONE);
    expect(refusalOf('buy unlock', ['window', 'hidden'], ['applied', 'found'])).toBeUndefined();
    expect(refusalOf('buy unlock', [], ['found'])).toBeUndefined();
    expect(refusalOf('buy unlock', [], [])).toBeUndefined();
  });

  it('say whether a circumstance alone makes the difference', () => {
    expect(isRefusedIn('buy unlock', 'window', ['found'])).toBe(true);
    expect(isRefusedIn('buy unlock', 'window', ['applied', 'found'])).toBe(false);
  });

  it('name the relation that an action needs, once, and none when having found the seeker is enough', () => {
    const all: Relation[] = ['connected', 'applied', 'found'];
    expect(reliedOnRelations('buy unlock', [], all)).toEqual([]);
    expect(reliedOnRelations('buy unlock', ['window'], all)).toEqual(['connected']);
    expect(reliedOnRelations('buy unlock', ['hidden', 'window'], all)).toEqual(['applied', 'connected']);
    expect(reliedOnRelations('write note', ['hidden'], all)).toEqual(['connected']);
    expect(reliedOnRelations('message', [], ['connected', 'found'])).toEqual(['connected']);
    expect(reliedOnRelations('buy unlock', ['window'], ['found'])).toEqual([]);
  });

  it('treat each product as its listed action', () => {
    expect(purchaseActions).toEqual({
      unlock: 'buy unlock',
      job_posting: 'no second party',
      job_post_match: 'buy sent job',
      priority_access: 'buy priority access',
      briefing: 'buy briefing',
    });
  });
});

describe('the rules between two companies', () => {
  it('are the same for every action: a suspended company is not found, and the project of a closed one is closed', () => {
    expect(partnerActions).toEqual([
      'invite',
      'answer invitation',
      'ask to join',
      'accept connection',
      'decline connection',
    ]);
    expect(partnerCircumstances).toEqual(['owner suspended', 'other suspended', 'owner closed', 'other closed']);
    for (const action of partnerActions) {
      const cells = partnerCircumstances.map((circumstance) => partnerRules[action][circumstance]);
      expect(cells).toEqual([GONE, GONE, 'project_closed', 'project_closed']);
    }
  });
});
