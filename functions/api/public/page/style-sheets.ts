import { readFileSync } from 'node:fs';

/** In the order of the cascade: rules for narrow screens and for print override the others. */
const files = ['base.css', 'parts.css', 'job.css', 'job-text.css', 'lists.css', 'narrow.css'];

/** The rules of the public pages. In a bundle they are a minified text in place of this file (infra/bundling). */
export const styleSheets = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
