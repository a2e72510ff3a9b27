import { type OutgoingText, outgoingText, trustedText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';

/** The names in a text: `'job' | 'name'` of 'Your application for {{job}}, {{name}}'. */
export type ParamsOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/** A value whose e-mail and web addresses aren't removed: words of staff, or the e-mail address of a contact. */
export type TrustedValue = { readonly trusted: string };
/** A string can be a user's words, so it is cleaned; a `TrustedValue` isn't. */
export type Value = string | TrustedValue;

export const filledValue = (value: Value, max?: number): OutgoingText =>
  typeof value === 'string' ? outgoingText(value, max) : trustedText(value.trusted);

/**
 * Returns a text of the product with each `{{name}}` replaced by its value. All e-mails and notifications are filled in
 * here.
 */
export const fillIn = (text: string, values: Readonly<Record<string, Value>>): OutgoingText =>
  trustedText(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => filledValue(values[name] ?? '')));
