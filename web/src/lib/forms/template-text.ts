/**
 * Returns a text after a template was chosen: the template, and with it what was typed. Only an empty text and an
 * unchanged one of `templates` are replaced; anything else stays, with the new template below it.
 */
export const withTemplate = (text: string, template: string, templates: readonly string[]): string => {
  if (text.trim() === '' || templates.includes(text)) return template;
  return template ? `${text.trimEnd()}\n\n${template}` : text;
};
