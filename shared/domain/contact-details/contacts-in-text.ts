/** '(574) 555-0142', '574.555.0142', '+1 574 555 0142'; ten digits in a row may be a license number. */
const PHONE = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|(?<![\d.,$-])\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/;
const EMAIL = /[\w.+'-]*[\w+-]@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/;
/** Up to where the sentence continues. */
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)]/;

const CONTACT = new RegExp([EMAIL, LINK, PHONE].map(({ source }) => source).join('|'), 'gi');

/** Phone numbers, e-mail and web addresses in a text, each once, in their order. */
export const contactsIn = (text: string): string[] => [...new Set(text.match(CONTACT))];

/** The text without them; where one stood between two words, one space is left. */
export const withoutContacts = (text: string): string =>
  text
    .replace(CONTACT, '')
    .replace(/(\S) {2,}(?=\S)/g, '$1 ')
    .replace(/ +(?=[.,;:!?])/g, '');
