import { type OutgoingText, outgoingText, trustedText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';

/** The names in a text: `'job' | 'name'` of 'Your application for {{job}}, {{name}}'. */
export type ParamsOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/** A value that keeps its addresses: words of staff, or a contact's e-mail address in a place of its own. */
export type TrustedValue = { readonly trusted: string };
/** A plain string can hold a user's words, so it is cleaned. */
export type Value = string | TrustedValue;

export const filledValue = (value: Value, max?: number): OutgoingText =>
  typeof value === 'string' ? outgoingText(value, max) : trustedText(value.trusted);

/** The product's text with each `{{name}}` replaced by its value. All mails and notifications are filled in here. */
export const fillIn = (text: string, values: Readonly<Record<string, Value>>): OutgoingText =>
  trustedText(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => filledValue(values[name] ?? '')));
