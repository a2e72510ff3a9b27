import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import scope from '../scope.json' with { type: 'json' };
import { resultWith } from './mutants-for-test.ts';
import {
  type Area,
  areaOf,
  lowScores,
  type MutantResult,
  percentOf,
  type Status,
  scoreOf,
  scoreTable,
} from './score.ts';

const areas: Area[] = [
  { name: 'masking', required: true, paths: ['functions/visibility', 'shared/domain/masking'] },
  { name: 'rules', paths: ['shared/domain'] },
];
const results = (file: string, counts: Partial<Record<Status, number>>): MutantResult[] =>
  Object.entries(counts).flatMap(([status, count]) => Array(count).fill(resultWith(file, status as Status)));

describe('the score', () => {
  it('counts timeouts as killed, and mutants that no test reaches as survivors', () => {
    const score = scoreOf('all', results('a.ts', { killed: 6, timeout: 2, survived: 1, unreached: 1 }));
    expect(score).toMatchObject({ mutants: 10, killed: 6, timeouts: 2, survived: 1, unreached: 1 });
    expect(percentOf(score)).toBe(80);
  });

  it('has a row for each path of the scope, each required area and all', () => {
    const table = scoreTable(
      [
        ...results('shared/domain/masking/mask.ts', { killed: 1 }),
        ...results('functions/visibility/party.ts', { survived: 1 }),
        ...results('shared/domain/jobs/job.ts', { killed: 2 }),
      ],
      areas,
    );
    expect(table.map(({ name, mutants, killed }) => [name, mutants, killed])).toEqual([
      ['functions/visibility', 1, 0],
      ['shared/domain', 2, 2],
      ['shared/domain/masking', 1, 1],
      ['= masking', 2, 1],
      ['= all', 4, 3],
    ]);
  });

  it.each<[string, MutantResult[], string[]]>([
    ['passes at 90 %', results('shared/domain/jobs/job.ts', { killed: 9, survived: 1 }), []],
    ['fails below 90 % of all', results('shared/domain/jobs/job.ts', { killed: 8, survived: 1 }), ['all']],
    [
      'fails below 90 % of a required area with 100 mutants',
      [
        ...results('functions/visibility/party.ts', { killed: 89, survived: 11 }),
        ...results('shared/domain/jobs/job.ts', { killed: 100 }),
      ],
      ['masking'],
    ],
    [
      'does not judge a required area with 99 mutants',
      [
        ...results('functions/visibility/party.ts', { killed: 88, survived: 11 }),
        ...results('shared/domain/jobs/job.ts', { killed: 100 }),
      ],
      [],
    ],
    [
      'does not judge another area by itself',
      [
        ...results('shared/domain/jobs/job.ts', { killed: 80, survived: 20 }),
        ...results('functions/visibility/party.ts', { killed: 200 }),
      ],
      [],
    ],
  ])('%s', (_, given, low) => {
    expect(lowScores(given, areas).map(({ name }) => name)).toEqual(low);
  });
});

describe('the scope', () => {
  it('names paths that exist', () => {
    const repository = join(import.meta.dirname, '../../..');
    const paths = scope.areas.flatMap((area) => area.paths);
    expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });

  it('puts a file into the area of its closest path', () => {
    expect(areaOf('shared/domain/masking/mask.ts', areas)?.name).toBe('masking');
    expect(areaOf('shared/domain/jobs/job.ts', areas)?.name).toBe('rules');
    expect(areaOf('web/src/app.ts', areas)).toBeUndefined();
  });
});
