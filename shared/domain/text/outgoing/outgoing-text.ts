import { findProductName } from './product-name.ts';

declare const isOutgoing: unique symbol;
/** Text that may leave the product: a constant of our own, or a user's words that passed `outgoingText`. */
export type OutgoingText = string & { readonly [isOutgoing]: true };

/** The longest value in a subject or a title. */
export const OUTGOING_MAX_LENGTH = 120;
/** In place of the product's name, which a user's words must not use as a sender. */
const OMITTED = '[...]';

/** Line ends, and what is invisible or changes the direction of writing. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\u2800]/gu;

const DOT = '[.．。｡․﹒]';
/** The dot of a host name. A dot between digits stays, so that an amount does; an IPv4 address is handled apart. */
const HOST_DOT = new RegExp(`(?<=[^\\s.])${DOT}+(?=[\\p{L}\\p{M}_-])|(?<=[\\p{L}\\p{M}_-])${DOT}+(?=[\\p{N}])`, 'gu');
const IPV4 = new RegExp(`\\p{N}+(?:${DOT}\\p{N}+){3,}`, 'gu');
const EVERY_DOT = new RegExp(DOT, 'gu');
const WWW = new RegExp(`(?<=www)${DOT}+(?=\\S)`, 'giu');
const AT = /(?<=\S)[@＠﹫](?=\S)/gu;
/** The colon of a scheme, with its slashes. The time 7:30 stays. */
const SCHEME = /(?<=[\p{L}\p{M}])[:：﹕∶][/／⁄∕⧸\\]*(?=\S)/gu;
const SLASHES = /[/／⁄∕⧸\\]{2,}/gu;

/** Breaks web and e-mail addresses with a visible space or word, so that no mail program makes a link of them. */
const withoutAddresses = (text: string): string =>
  text
    .replace(SCHEME, ': ')
    .replace(SLASHES, '/')
    .replace(AT, ' (at) ')
    .replace(IPV4, (address) => address.replace(EVERY_DOT, '. '))
    .replace(WWW, '. ')
    .replace(HOST_DOT, '. ');

/** Each turn ends a match that the one before may have joined. */
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
 * A user's words as they may be in a mail, notification, feed, page title or picture: one bounded line of visible
 * text without links that does not act for the product. It refuses nothing, and cleaning twice changes nothing.
 */
export const outgoingText = (text: string, max = OUTGOING_MAX_LENGTH): OutgoingText => {
  const line = text.replace(BREAKS, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  return cut(withoutAddresses(withoutProductName(line)).replace(/\s+/g, ' ').trim(), max) as OutgoingText;
};

/**
 * Text that keeps its addresses and the product's name: our own words, what staff wrote, or a value that has a field
 * and a format of its own, such as a contact's e-mail address.
 */
export const trustedText = (text: string): OutgoingText => text as OutgoingText;
