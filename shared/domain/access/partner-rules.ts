import type { Cell } from './party-rules.ts';

/** The actions of two companies about a project that one of them owns. */
export const partnerActions = [
  'invite',
  'answer invitation',
  'ask to join',
  'accept connection',
  'decline connection',
] as const;
export type PartnerAction = (typeof partnerActions)[number];

export const partnerCircumstances = ['owner suspended', 'other suspended', 'owner closed', 'other closed'] as const;
export type PartnerCircumstance = (typeof partnerCircumstances)[number];

/**
 * Suspended and closed companies have no active users, so they neither ask nor answer. Their projects end shortly
 * after.
 */
const bothInUse: Readonly<Record<PartnerCircumstance, Cell>> = {
  'owner suspended': 'profile_not_found',
  'other suspended': 'profile_not_found',
  'owner closed': 'project_closed',
  'other closed': 'project_closed',
};

/** The rules between two companies. Companies can block a conversation, but not another company. */
export const partnerRules: Readonly<Record<PartnerAction, Readonly<Record<PartnerCircumstance, Cell>>>> = {
  invite: bothInUse,
  'answer invitation': bothInUse,
  'ask to join': bothInUse,
  'accept connection': bothInUse,
  'decline connection': bothInUse,
};
