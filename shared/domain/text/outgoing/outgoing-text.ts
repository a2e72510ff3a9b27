import { findProductName } from './product-name.ts';

declare const isOutgoing: unique symbol;
/** Text that may be sent out of the product: a constant, or a user's text that passed `outgoingText`. */
export type OutgoingText = string & { readonly [isOutgoing]: true };

/** The longest value in a subject or a title. */
export const OUTGOING_MAX_LENGTH = 120;
/** Replaces the product's name, because a user's text must not appear to come from the product. */
const OMITTED = '[...]';

/** Line ends, invisible characters, and characters that change the writing direction. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\u2800]/gu;

const DOT = '[.．。｡․﹒]';
/** The dot of a host name. A dot between digits stays, as in an amount. IPV4 matches the dots of IPv4 addresses. */
const HOST_DOT = new RegExp(`(?<=[^\\s.])${DOT}+(?=[\\p{L}\\p{M}_-])|(?<=[\\p{L}\\p{M}_-])${DOT}+(?=[\\p{N}])`, 'gu');
const IPV4 = new RegExp(`\\p{N}+(?:${DOT}\\p{N}+){3,}`, 'gu');
const EVERY_DOT = new RegExp(DOT, 'gu');
const WWW = new RegExp(`(?<=www)${DOT}+(?=\\S)`, 'giu');
const AT = /(?<=\S)[@＠﹫](?=\S)/gu;
/** The colon of a scheme, with the slashes after it. The colon of the time 7:30 stays. */
const SCHEME = /(?<=[\p{L}\p{M}])[:：﹕∶][/／⁄∕⧸\\]*(?=\S)/gu;
const SLASHES = /[/／⁄∕⧸\\]{2,}/gu;

/** Breaks web and e-mail addresses with a visible space or word, so that no mail program turns them into links. */
const withoutAddresses = (text: string): string =>
  text
    .replace(SCHEME, ': ')
    .replace(SLASHES, '/')
    .replace(AT, ' (at) ')
    .replace(IPV4, (address) => address.replace(EVERY_DOT, '. '))
    .replace(WWW, '. ')
    .replace(HOST_DOT, '. ');

/** Removes the product's name. It repeats, because a removal can join letters into another match. */
const withoutProductName = (text: string): string => {
  const found = findProductName(text);
  if (!found) return text;
  return withoutProductName(`${text.slice(0, found.start)}${OMITTED}${text.slice(found.end)}`);
};

const cut = (text: string, max: number): string => {
  const signs = [...text];
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/**
 * Returns a user's text as e-mails, notifications, feeds, page titles and pictures may contain it: one visible line of
 * limited length, without links and without the product's name. It accepts any text, and cleaning a text twice changes
 * nothing.
 */
export const outgoingText = (text: string, max = OUTGOING_MAX_LENGTH): OutgoingText => {
  const line = text.replace(BREAKS, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return cut(withoutAddresses(withoutProductName(line)).replace(/\s+/g, ' ').trim(), max) as OutgoingText;
};

/**
 * Marks text that keeps its addresses and the product's name: the product's own texts, texts of staff, or a value with
 * its own validated field, such as a contact's e-mail address.
 */
export const trustedText = (text: string): OutgoingText => text as OutgoingText;
