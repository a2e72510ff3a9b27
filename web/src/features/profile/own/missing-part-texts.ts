import type { ProfileSectionName } from '@plumbline/shared/domain/profile/profile-strength';
import { msg } from '../../../lib/msg.ts';

type StrengthText = { readonly action: string; readonly why: string };

const seeker: Partial<Record<ProfileSectionName, StrengthText>> = {
  skills: { action: msg('Add your trades and levels'), why: msg('We use them to match you with jobs.') },
  general: { action: msg('Add your phone number'), why: msg("It's the number companies call when they accept you.") },
  lookingFor: {
    action: msg('Tell us what work you want'),
    why: msg("You'll only hear about the kind of work you want."),
  },
  background: { action: msg('Add your work history'), why: msg('Companies look at the last two jobs first.') },
  references: { action: msg('Add references'), why: msg('Names stay hidden; companies only see that you have them.') },
  resume: { action: msg('Upload your resume'), why: msg('Companies see it once they unlock your profile.') },
  information: {
    action: msg('Answer the usual questions'),
    why: msg('Most jobs ask about age, work authorization and education.'),
  },
  transportation: {
    action: msg('How do you get to the site?'),
    why: msg('Many sites ask for a license or a vehicle.'),
  },
  photo: { action: msg('Add a photo'), why: msg('Companies see it after they unlock you.') },
};

const company: Partial<Record<ProfileSectionName, StrengthText>> = {
  trades: { action: msg('Add your trades'), why: msg("That's how trade partners and workers find you.") },
  description: { action: msg('Describe your company'), why: msg('Job seekers read this before they apply.') },
  general: { action: msg('Complete your contact details'), why: msg('People you connect with need to reach you.') },
  showcase: { action: msg('Show photos of your work'), why: msg('Photos say more than words.') },
  photo: { action: msg('Add your logo'), why: msg('It makes your posts easy to recognize.') },
  operations: {
    action: msg('Add operational details'),
    why: msg('Radius, industry and size are what searches filter by.'),
  },
};

/** The open task of a section and its benefit. */
export const missingPartText = (isSeeker: boolean, section: ProfileSectionName): StrengthText =>
  (isSeeker ? seeker : company)[section] ?? { action: '', why: '' };
