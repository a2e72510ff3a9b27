import { type Html, html, trusted } from '../page/html.ts';

/** What XML cannot hold, escaped or not. */
const UNWRITABLE = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A document whose values are escaped as those of a page are. */
export const xmlDocument = (content: Html): string =>
  String(html`${trusted('<?xml version="1.0" encoding="UTF-8"?>')}${content}`)
    .toWellFormed()
    .replace(UNWRITABLE, '');
