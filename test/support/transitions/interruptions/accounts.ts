import type { Interruption } from './interruption.ts';

/** Blocks, suspensions and deletions of accounts. */
export const accounts: Interruption[] = [
  { act: 'block', before: [], refused: {} },
  // A save of the profile, which undoes neither a suspension nor a priority window.
  { act: 'hide', before: ['train'], refused: {} },
  // The effects of a block or of the end of an account; a decision that was made in the meantime is unchanged.
  { act: 'withdraw the entries', before: ['apply', 'block'], refused: {} },
  { act: 'withdraw the entries', before: ['send briefing', 'block'], refused: {} },
  // Requests after the list of entries was read stay unchanged. A deleted account can't request anything.
  { act: 'end the entries', before: ['apply'], refused: {}, precedes: ['send briefing', 'decline briefing'] },
  { act: 'end the entries', before: ['send briefing'], refused: {}, precedes: ['apply'] },
  // A second suspension changes the end of the first.
  { act: 'suspend', before: [], refused: {} },
  { act: 'suspend the company', before: [], refused: {} },
  { act: 'reinstate', before: ['suspend'], refused: { ConditionFailed: ['reinstate'] } },
  {
    act: 'reinstate the company',
    before: ['suspend the company'],
    refused: { ConditionFailed: ['reinstate the company'] },
  },
  { act: 'delete account', before: ['apply'], refused: { user_not_found: ['delete account'] } },
  { act: 'close the company', before: [], refused: { user_not_found: ['close the company'] } },
];
