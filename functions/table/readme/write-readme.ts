import { readFileSync, writeFileSync } from 'node:fs';
import { renderAccessPatterns } from './access-patterns.ts';

const path = new URL('../README.md', import.meta.url);

/** The heading of the generated part, which is the last of the README. */
export const START = '<!-- Generated from the code by `npm run access-patterns`. -->\n\n';

export const withTables = async (readme: string): Promise<string> =>
  `${readme.split(START)[0]}${START}${await renderAccessPatterns()}`;

if (import.meta.main) writeFileSync(path, await withTables(readFileSync(path, 'utf8')));
