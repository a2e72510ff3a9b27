import type { Act } from '../acts.ts';
import { companyEnds, entriesEnd, type Interruption, jobEnds, otherWindow, seekerEnds } from './interruption.ts';

/** A purchase that can't be delivered is refunded. */
const undeliverable = (...acts: Act[]) => ({
  'nothing to do': [...seekerEnds, ...companyEnds, 'block', ...acts] as Act[],
});
/** Purchases that are delivered or refunded, and messages. */
export const purchases: Interruption[] = [
  { act: 'deliver unlock', before: ['train'], refused: undeliverable('hide', otherWindow, 'deliver unlock') },
  // The application is accepted, and its unlock is refunded after that.
  {
    act: 'deliver unlock',
    before: ['train', 'apply', 'deliver unlock', 'accept the applicant', 'take the unlock back', 'hide'],
    refused: undeliverable('deliver unlock'),
  },
  // A company knows a hidden seeker, or a seeker in another company's window, only from the application.
  ...(['hide', otherWindow] as Act[]).map((hidden) => ({
    act: 'deliver unlock' as const,
    before: ['train', 'apply', hidden] as Act[],
    refused: undeliverable('withdraw', 'decline', ...entriesEnd, 'deliver unlock'),
  })),
  ...([[], ['apply', 'hide']] as Act[][]).map((before) => ({
    act: 'deliver sent job' as const,
    before: ['train', ...before] as Act[],
    refused: undeliverable(
      'deliver sent job',
      ...((before.length ? ['withdraw', 'decline', ...entriesEnd] : ['hide', otherWindow]) as Act[]),
    ),
    precedes: [...jobEnds, 'take the job down', 'suspend the posts'] as Act[],
  })),
  // A seeker whose details are open stays visible in another company's window.
  {
    act: 'deliver sent job',
    before: ['train', 'deliver unlock', otherWindow],
    refused: undeliverable('hide', 'take the unlock back', 'deliver sent job'),
    precedes: [...jobEnds, 'take the job down', 'suspend the posts'],
  },
  {
    act: 'deliver priority access',
    before: ['train'],
    refused: undeliverable('hide', otherWindow, 'deliver priority access'),
  },
  {
    act: 'deliver briefing',
    before: ['train', 'write briefing'],
    refused: undeliverable('hide', otherWindow, 'deliver briefing', 'delete the draft'),
  },
  {
    act: 'deliver briefing',
    before: ['train', 'write briefing', 'apply', 'hide'],
    refused: undeliverable('withdraw', 'decline', ...entriesEnd, 'deliver briefing', 'delete the draft'),
  },
  {
    act: 'deliver posting',
    before: ['write posting'],
    refused: { 'nothing to do': [...companyEnds, 'deliver posting', 'delete the draft'] },
  },
  { act: 'take the unlock back', before: ['deliver unlock'], refused: { 'nothing to do': ['take the unlock back'] } },
  {
    act: 'take priority access back',
    before: ['train', 'deliver priority access'],
    refused: { 'nothing to do': ['take priority access back'] },
  },
  {
    act: 'write to the seeker',
    before: ['deliver unlock', 'apply', 'accept the applicant'],
    refused: {
      conversation_closed: ['block', ...seekerEnds],
      conversation_not_found: ['take the unlock back'],
      request_changed: companyEnds,
    },
  },
  {
    act: 'write to the company',
    before: ['deliver unlock', 'apply', 'accept the applicant'],
    refused: {
      conversation_closed: ['block', ...companyEnds],
      conversation_not_found: ['take the unlock back'],
      request_changed: seekerEnds,
    },
  },
];
