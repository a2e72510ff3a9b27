/** Shown instead of a phone number or e-mail until a profile is unlocked [PRO-37]. */
export const MASK = '**********';

const SHOWN_ID_CHARACTERS = 4;

/** Returns the name shown for a seeker whose profile is not unlocked [PRO-37]. */
export const anonymousName = (id: string): string => `Jobseeker${id.slice(0, SHOWN_ID_CHARACTERS)}`;
