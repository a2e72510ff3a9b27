/** A US number such as '(574) 555-0142', and an optional extension. */
export type Phone = { number: string; extension: string | undefined };

/** The reasons why a text isn't a US number. */
export type PhoneProblem = 'no-number' | 'too-short' | 'too-long' | 'foreign' | 'area-code' | 'impossible';

const DIGITS = 10;
/** The longest extension that can be dialed after a number. */
export const MAX_EXTENSION_LENGTH = 8;

/** Labels that people and address books write before or after a number. */
const LABELS =
  /(?<![\p{L}\d])(?:phone|telephone|tel|tfno|cell|cellphone|mobile|mob|office|work|home|main|direct|fax|ph|voice|text|call|tel[eé]fono|celular|cel|m[oó]vil|oficina|casa|trabajo|[ptcmohwf](?=\s*[:.)]))(?![\p{L}\d])/giu;
const EXTENSION =
  /^(.*?[\d\p{L})\]])[\s,.;(-]*(?:extensi[oó]n|extn?|ext|int|x|#|[,;pw]+(?:ext=)?)[\s.:=#-]*(\d{1,8})[\s)#]*$/iu;
const KEYPAD = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const keyOf = (letter: string): string =>
  String(KEYPAD.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

/** Removes invisible characters and converts all kinds of digits to 0 to 9. */
const visible = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(/[\p{C}]/gu, '')
    .trim();

/**
 * Returns the digits of a number without its country code. Letters after the area code become the digits of their phone
 * keys.
 */
const digitsOf = (text: string): string => {
  const bare = text.replace(LABELS, ' ').replace(/^(?:tel|sms|callto):/i, '');
  const spelled = /^[^\p{L}]*\d{3}[^\p{L}]*[a-z]/iu.test(bare) ? bare.replace(/[a-z]/gi, keyOf) : bare;
  if (/\p{L}/u.test(spelled)) return '';
  const digits = spelled.replace(/\D/g, '');
  if (/^\s*\+/.test(spelled)) return digits.startsWith('1') ? digits.slice(1) : `+${digits}`;
  const { length } = digits;
  if (length === DIGITS + 1 && digits.startsWith('1')) return digits.slice(1);
  const abroad = /^0(?:0|11)1(\d{10})$/.exec(digits);
  return abroad?.[1] ?? digits;
};

/**
 * Returns why the digits can't be a US number. Area codes aren't looked up, because new ones are added every year.
 * [PRO-31]
 */
const problemOf = (digits: string): PhoneProblem | undefined => {
  if (digits === '') return 'no-number';
  if (digits.startsWith('+')) return 'foreign';
  if (digits.length < DIGITS) return 'too-short';
  if (digits.length > DIGITS) return 'too-long';
  if (/^[01]/.test(digits) || /^.11/.test(digits)) return 'area-code';
  // No exchange starts with 0 or 1, and no number has the same digit ten times.
  return /^...[01]/.test(digits) || /^(\d)\1{9}$/.test(digits) ? 'impossible' : undefined;
};

type Reading = { phone: Phone } | { problem: PhoneProblem };

const readWithout = (text: string, extension?: string): Reading => {
  const digits = digitsOf(text);
  const problem = problemOf(digits);
  if (problem) return { problem };
  return { phone: { number: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`, extension } };
};

/** Reads a US number in any notation that people, address books and web pages use [PRO-31]. */
export const readPhone = (text: string): Reading => {
  const typed = visible(text);
  const whole = readWithout(typed);
  if ('phone' in whole) return whole;
  const [, main, extension] = EXTENSION.exec(typed) ?? [];
  if (main === undefined) return whole;
  const parts = readWithout(main, extension);
  // When the number is also wrong without its extension, the problem of its digits is returned.
  return 'phone' in parts || parts.problem !== 'no-number' ? parts : whole;
};

export const isUsPhone = (text: string): boolean => 'phone' in readPhone(text);

/** Returns a number and its extension in one line, as forms and pages show them. */
export const phoneText = (number: string, extension?: string): string =>
  extension ? `${formatPhone(number)}, ext. ${extension}` : formatPhone(number);

/** Returns a US number in the displayed notation, with its extension. Any other text is returned unchanged. */
export const formatPhone = (text: string): string => {
  const reading = readPhone(text);
  if ('problem' in reading) return text;
  const { number, extension } = reading.phone;
  return extension ? phoneText(number, extension) : number;
};

/** Returns the tel: link that dials a number and, after a pause, its extension. */
export const phoneLink = (number: string, extension?: string): string => {
  const reading = readPhone(number);
  const digits = 'phone' in reading ? `+1${reading.phone.number.replace(/\D/g, '')}` : number.replace(/[^\d+]/g, '');
  return `tel:${digits}${extension ? `,${extension}` : ''}`;
};

type PhoneParts = { number?: string | undefined; extension?: string | undefined };

/**
 * Returns the number and the extension to store; each is absent when it wasn't sent. The number may contain the
 * extension. A number without an extension clears the stored one.
 */
export const splitPhone = ({ number, extension }: PhoneParts): PhoneParts => {
  if (number === undefined) return { extension };
  const reading = readPhone(number);
  if ('problem' in reading) return { number, extension: '' };
  return { number: reading.phone.number, extension: reading.phone.extension ?? extension ?? '' };
};
