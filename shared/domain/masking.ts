/** Stands in for a phone number or an e-mail until a profile is unlocked [PRO-37]. */
export const MASK = '**********';

const SHOWN_ID_CHARACTERS = 4;

/** The name shown for a seeker whose profile is not unlocked [PRO-37]. */
export const anonymousName = (id: string): string => `Jobseeker${id.slice(0, SHOWN_ID_CHARACTERS)}`;

type Identity = {
  name: string;
  lastName?: string | undefined;
  email: string;
  phoneNumber?: string | undefined;
  address?: string | undefined;
  address2?: string | undefined;
  website?: string | undefined;
};

/** A mail or web address, or a telephone number, of whomever. */
const REACHES = /@|https?:|www\.|\.(?:com|net|org|io|us|biz)\b|(?:\d[\s().-]*){7}/i;
/** A shorter name, such as Al, hides in too many words to be looked for inside of them. */
const LEAST_INSIDE = 3;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const contains = (text: string, part: string): boolean => {
  if (part.length >= LEAST_INSIDE) return text.includes(part);
  return text.split(/[^\p{L}\p{N}]+/u).includes(part);
};

/**
 * Whether a text that is free to write, such as a skill or a position, says who a masked seeker is or how to reach
 * anybody [PRO-38]. It errs on the side of hiding.
 */
export const isRevealing = (text: string, identity: Identity): boolean => {
  const { name, lastName, email, address, address2, website } = identity;
  const parts = [name, lastName, email, address, address2, website].map((part) => plain(part ?? ''));
  return REACHES.test(text) || parts.some((part) => part !== '' && contains(plain(text), part));
};
