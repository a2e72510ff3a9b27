import { findProductName } from '../text/outgoing/product-name.ts';
import { topLevelDomains } from './top-level-domains.ts';

const LINE_BREAK = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ADDRESS = /:\/|\/\/|\S@\S|\bwww\b/iu;
const HOST = /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}-]{2,}\.)*)([\p{L}\p{N}-]{2,})\.(\p{L}{2,})(?![\p{L}\p{N}])/giu;
/** Words that are abbreviated with a dot in names of companies, such as 'St.John' or 'Smith Bros.Company'. */
const ABBREVIATION =
  /^(?:st|ste|ft|mt|no|nr|jr|sr|mr|mrs|ms|dr|wm|geo|chas|jos|jas|thos|co|corp|inc|llc|ltd|bros|assoc|mfg|constr?)$/i;

/** Returns whether a text has a web address: a word, a dot and an existing top-level domain. */
const hasHost = (text: string): boolean =>
  [...text.matchAll(HOST)].some(
    ([, before, name = '', domain = '']) =>
      (before || !ABBREVIATION.test(name)) && topLevelDomains.has(domain.toLowerCase()),
  );

/**
 * Returns the problem of a company's name; undefined when there is none. E-mails to strangers contain the name, so it
 * must be one line, contain no link, and not include the name of the product.
 */
export const companyNameProblem = (name: string): string | undefined => {
  if (LINE_BREAK.test(name)) return 'Please enter the name on one line';
  const plain = name.normalize('NFKC').replace(/[。｡]/g, '.');
  if (ADDRESS.test(plain) || hasHost(plain)) return 'Please enter the name without a web or email address';
  return findProductName(name) ? 'Please enter a name without the word Plumbline' : undefined;
};
