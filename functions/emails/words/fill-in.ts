/** The names in a text: `'job' | 'name'` of 'Your application for {{job}}, {{name}}'. */
export type ParamsOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/** The text with each `{{name}}` replaced by its value. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
