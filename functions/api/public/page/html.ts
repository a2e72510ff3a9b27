import { raw, html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString;

/** HTML in which every value is escaped that is no HTML itself. All components are synchronous. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html => template(strings, ...values) as Html;

/** Markup of our own, or rich text that has been cleaned. */
export const trusted = (markup: string): Html => raw(markup);
