import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Participles, pronouns and adverbs, which don't name a function, component or type, and private metaphors. */
const VAGUE = [
  'Around|Asked|Begun|Bought|Closed|Early|Ended|Found|Given|Gets|Held|Inside|Kept|Known|Later|Listed|Made|Named|NotSent',
  'Outside|Posted|Rated|Seen|Sent|Shown|Since|Stored|Taken|Then|Wanted|What|When|Who|Whole|Written',
  'Blurbs|Bone|Bones|Doors|Halves|Nobody|NobodyFits|NobodyYet|SeekerAlone|Verdict',
].join('|');
const DECLARATION = new RegExp(`^\\s*(?:export )?(?:const|type|function|class) ((?:use)?(?:${VAGUE}))\\b`, 'gm');

/** Exempt names: files that load before the app use these types of the stored user. */
const ALLOWED = ['web/src/lib/session/stored-user.ts: Who', 'web/src/lib/session/browser-storage.ts: Stored'];

const repository = join(import.meta.dirname, '../../..');
const vagueNames = (source: string) => [...source.matchAll(DECLARATION)].map(([, name]) => name);

describe('names of the code', () => {
  it('say what a function, component, hook or type is', () => {
    const files = globSync('{functions,infra,shared,test,web}/**/*.{ts,tsx}', {
      cwd: repository,
      exclude: (path) => /(^|\/)(node_modules|cdk\.out|\.local|dist)(\/|$)/.test(path),
    });
    expect(files.length).toBeGreaterThan(1_000);
    const found = files.flatMap((file) =>
      vagueNames(readFileSync(join(repository, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(
      found.filter((each) => !ALLOWED.includes(each)),
      'Use a noun that says what it is',
    ).toEqual([]);
  });

  it('are found by the scan as constants, types and hooks, and not as parts of longer names', () => {
    const source = 'export const Later = 1;\ntype Wanted = 2;\nexport const useHeld = 3;\nconst LaterDate = 4;';
    expect(vagueNames(source)).toEqual(['Later', 'Wanted', 'useHeld']);
  });
});
