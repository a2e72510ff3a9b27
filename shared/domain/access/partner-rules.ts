import type { Cell } from './party-rules.ts';

/** What one of two companies may want to do about a project of one of them. */
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

/** No one acts for a suspended or closed company, so it neither asks nor answers. Its projects end a moment later. */
const bothInUse: Readonly<Record<PartnerCircumstance, Cell>> = {
  'owner suspended': 'profile_not_found',
  'other suspended': 'profile_not_found',
  'owner closed': 'project_closed',
  'other closed': 'project_closed',
};

/** What two companies may do with each other. Companies block conversations, not each other. */
export const partnerRules: Readonly<Record<PartnerAction, Readonly<Record<PartnerCircumstance, Cell>>>> = {
  invite: bothInUse,
  'answer invitation': bothInUse,
  'ask to join': bothInUse,
  'accept connection': bothInUse,
  'decline connection': bothInUse,
};
