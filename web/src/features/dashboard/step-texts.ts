import type { companyStepNames, seekerStepNames } from '@plumbline/shared/domain/set-up-steps';
import { msg } from '../../lib/msg.ts';

type StepName = (typeof companyStepNames)[number] | (typeof seekerStepNames)[number];

/** What to do, and what it is once it is done. */
export const stepTexts: Record<StepName, { title: string; noun: string }> = {
  description: { title: msg('Describe your company'), noun: msg('description') },
  trades: { title: msg('Choose your trades'), noun: msg('trades') },
  'first-job': { title: msg('Post your first job'), noun: msg('first job') },
  recruiting: { title: msg('Turn on recruiting'), noun: msg('recruiting') },
  card: { title: msg('Save a card'), noun: msg('card') },
  skills: { title: msg('Add your skills'), noun: msg('skills') },
  training: { title: msg('Say what training you have'), noun: msg('training') },
  references: { title: msg('Add references'), noun: msg('references') },
  'first-application': { title: msg('Apply to a job'), noun: msg('first application') },
};
