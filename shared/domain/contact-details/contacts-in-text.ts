/**
 * Matches '(574) 555-0142', '574.555.0142' and '+1 574 555 0142'. Ten digits in a row don't match, because they could
 * be a license number.
 */
const PHONE = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|(?<![\d.,$-])\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/;
const EMAIL = /[\w.+'-]*[\w+-]@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/;
/** Matches a link without the punctuation after it. */
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)]/;

const CONTACT = new RegExp([EMAIL, LINK, PHONE].map(({ source }) => source).join('|'), 'gi');

/** Returns the phone numbers, e-mail and web addresses of a text without duplicates, in order. */
export const contactsIn = (text: string): string[] => [...new Set(text.match(CONTACT))];

/**
 * Returns the text without phone numbers, e-mail and web addresses. One space remains where one was removed between
 * words.
 */
export const withoutContacts = (text: string): string =>
  text
    .replace(CONTACT, '')
    .replace(/(\S) {2,}(?=\S)/g, '$1 ')
    .replace(/ +(?=[.,;:!?])/g, '');
