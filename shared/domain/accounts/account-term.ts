/** A text that staff typed into the search of accounts: an id, or text that the lists of accounts are searched for. */
export type AccountTerm =
  | { kind: 'id' | 'payment' | 'customer' | 'email' | 'words'; value: string }
  /** The digits of a phone number without the country code: a whole number or its end. */
  | { kind: 'phone'; value: string }
  | { kind: 'zip'; value: string };

const PHONE_DIGITS = 10;
/** The fewest digits at the end of a number that staff can search for: a number without its area code. */
const MIN_PHONE_DIGITS = 7;

const patterns = [
  ['id', /^[0-9a-f]{24}$/i],
  ['payment', /^pi_\w+$/],
  ['customer', /^cus_\w+$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['zip', /^\d{5}(-\d{4})?$/],
] as const;

/** Returns the digits of a text that is written like a phone number. */
const phoneDigits = (text: string): string | undefined => {
  if (!/^(?:tel:)?[+\d\s().-]+$/i.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const national = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.length >= MIN_PHONE_DIGITS && national.length <= PHONE_DIGITS ? national : undefined;
};

/** Returns the kind of a search of accounts with its value. */
export const accountTerm = (search: string): AccountTerm => {
  const text = search.trim();
  const kind = patterns.find(([, pattern]) => pattern.test(text))?.[0];
  if (kind === 'id' || kind === 'email') return { kind, value: text.toLowerCase() };
  if (kind === 'zip') return { kind, value: text.slice(0, 5) };
  if (kind) return { kind, value: text };
  const digits = phoneDigits(text);
  return digits ? { kind: 'phone', value: digits } : { kind: 'words', value: text };
};
