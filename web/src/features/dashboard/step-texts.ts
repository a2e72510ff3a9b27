import type { companyStepNames, seekerStepNames } from '@plumbline/shared/domain/profile/set-up-steps';
import { msg } from '../../lib/msg.ts';

type StepName = (typeof companyStepNames)[number] | (typeof seekerStepNames)[number];

type StepText = {
  title: string;
  /** The name of a completed step. */
  noun: string;
  /** One line of help, shown for every open step but the next. */
  help: string;
  /** Why to complete the step and what it costs, shown for the next step. */
  reason: string;
  button: string;
};

/** The texts of a step: what to do, why, and its name when completed. */
export const stepTexts: Record<StepName, StepText> = {
  account: {
    title: msg('Finish signing up'),
    noun: msg('sign-up'),
    help: msg('Name, ZIP Code and phone'),
    reason: msg('Name, ZIP Code and phone'),
    button: msg('Edit Profile'),
  },
  trades: {
    title: msg('Choose your trades'),
    noun: msg('trades'),
    help: msg('Workers and companies look for them'),
    reason: msg('Workers and other companies look for the trades you do.'),
    button: msg('Choose trades'),
  },
  products: {
    title: msg('Say what your products are for'),
    noun: msg('products'),
    help: msg('The trades that use them'),
    reason: msg('Choose the trades that use what you sell, so that contractors know what you carry.'),
    button: msg('Choose trades'),
  },
  taught: {
    title: msg('Pick the trades you teach'),
    noun: msg('trades you train'),
    help: msg('Apprenticeships near you are looked for in them'),
    reason: msg('Choose them, and see the apprenticeships near you that your students can start in.'),
    button: msg('Choose trades'),
  },
  'first-job': {
    title: msg('Post your first job'),
    noun: msg('first job'),
    help: msg('Workers near you see it right away'),
    reason: msg('Tell workers what, where and how much. You see the price before you pay.'),
    button: msg('Post a job'),
  },
  description: {
    title: msg('Describe who you are'),
    noun: msg('description'),
    help: msg('Workers read this before they apply'),
    reason: msg('A few sentences about who you are and what you do. People read them before they answer.'),
    button: msg('Write a description'),
  },
  photos: {
    title: msg('Add photos of your work'),
    noun: msg('photos'),
    help: msg('Photos say more than words'),
    reason: msg('Show what you build. Photos say more than words.'),
    button: msg('Add photos'),
  },
  website: {
    title: msg('Add your website'),
    noun: msg('website'),
    help: msg('One address is enough'),
    reason: msg('People who like your profile want to see more.'),
    button: msg('Add website'),
  },
  recruiting: {
    title: msg('Turn on hiring'),
    noun: msg('recruiting'),
    help: msg("See skilled workers nearby and show you're hiring"),
    reason: msg("You see skilled workers near you, and your profile says that you're hiring. It costs nothing."),
    button: msg('Turn on hiring'),
  },
  card: {
    title: msg('Save a card'),
    noun: msg('card'),
    help: msg('Unlock in one tap'),
    reason: msg('With a saved card an unlock takes one tap. Saving it costs nothing.'),
    button: msg('Add a card'),
  },
  skills: {
    title: msg('Rate your trades'),
    noun: msg('trades'),
    help: msg('Apprentice to Master, and for how long'),
    reason: msg('Companies search by trade and level. Takes two minutes.'),
    button: msg('Rate your trades'),
  },
  resume: {
    title: msg('Upload your resume'),
    noun: msg('resume'),
    help: msg('PDF or Word, up to 10 MB'),
    reason: msg('PDF or Word, up to 10 MB. Companies see it once they unlock your profile.'),
    button: msg('Upload resume'),
  },
  training: {
    title: msg('Add your training'),
    noun: msg('training'),
    help: msg('School, apprenticeship, OSHA card'),
    reason: msg('School, apprenticeship, OSHA card: list what you have, or say none.'),
    button: msg('Add training'),
  },
  references: {
    title: msg('Add references'),
    noun: msg('references'),
    help: msg('Hidden until a company unlocks your profile'),
    reason: msg("Someone who'll vouch for your work. Hidden until a company unlocks your profile."),
    button: msg('Add references'),
  },
  'first-application': {
    title: msg('Apply for your first job'),
    noun: msg('first application'),
    help: msg('One tap, your profile is the application'),
    reason: msg('Your profile is your application. Apply with one tap.'),
    button: msg('Find Jobs'),
  },
};
