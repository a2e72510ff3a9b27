import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Participles, pronouns and adverbs, which don't say what a component, hook or type is, and private metaphors. */
const VAGUE = [
  'Around|Asked|Begun|Bought|Early|Ended|Found|Given|Gets|Held|Inside|Known|Later|Listed|NotSent|Outside|Posted|Rated',
  'Seen|Sent|Since|Stored|Taken|Then|Wanted|What|When|Who|Whole|Written',
  'Blurbs|Bone|Bones|Doors|Halves|Nobody|NobodyFits|NobodyYet|SeekerAlone|Verdict',
].join('|');
const DECLARATION = new RegExp(`^\\s*(?:export )?(?:const|type|function|class) ((?:use)?(?:${VAGUE}))\\b`, 'gm');

/** Exempt names: files that load before the app use these types of the stored user. */
const ALLOWED = ['lib/session/stored-user.ts: Who', 'lib/session/browser-storage.ts: Stored'];

const SOURCES = join(import.meta.dirname, '../../../web/src');
const vagueNames = (source: string) => [...source.matchAll(DECLARATION)].map(([, name]) => name);

describe('names of the web app', () => {
  it('say what a component, hook or type is', async () => {
    const files = (await readdir(SOURCES, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
    const found = files.flatMap((file) =>
      vagueNames(readFileSync(join(SOURCES, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found.filter((each) => !ALLOWED.includes(each))).toEqual([]);
  });

  it('are found by the scan as constants, types and hooks, and not as parts of longer names', () => {
    const source = 'export const Later = 1;\ntype Wanted = 2;\nexport const useHeld = 3;\nconst LaterDate = 4;';
    expect(vagueNames(source)).toEqual(['Later', 'Wanted', 'useHeld']);
  });
});
