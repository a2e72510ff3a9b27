import { readFileSync } from 'node:fs';

/** The CSS files in the order of the cascade: rules for narrow screens and print override the others. */
const files = ['base.css', 'parts.css', 'job.css', 'job-text.css', 'lists.css', 'find.css', 'narrow.css'];

/** The CSS of the public pages. In a bundle, infra/bundling replaces this file by the minified text. */
export const styleSheets = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
