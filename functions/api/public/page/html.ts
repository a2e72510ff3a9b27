import { raw, html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString;

/** Returns HTML in which values are escaped unless they are HTML themselves. All components are synchronous. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html => template(strings, ...values) as Html;

/** Marks HTML as safe: the product's own markup, or rich text that has been cleaned. */
export const trusted = (markup: string): Html => raw(markup);
