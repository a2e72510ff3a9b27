import { type Html, html, trusted } from '../page/html.ts';

/** The characters that XML can't contain, not even escaped. */
const UNWRITABLE = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Returns an XML document whose values are escaped like those of a page. */
export const xmlDocument = (content: Html): string =>
  String(html`${trusted('<?xml version="1.0" encoding="UTF-8"?>')}${content}`)
    .toWellFormed()
    .replace(UNWRITABLE, '');
