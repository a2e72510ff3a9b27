import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lock } from './lock.ts';
import { resultWith } from './plan/mutants-for-test.ts';
import { scoreOf } from './plan/score.ts';
import { createProgress, printScores, printSurvivor } from './report.ts';
import { openResults, type RunStart } from './results-file.ts';

describe('the report of a mutation run', () => {
  it('aligns the scores in columns', () => {
    const killed = resultWith('a.ts', 'killed');
    const lines = printScores([scoreOf('functions/access', [killed]), scoreOf('= all', [killed])]).split('\n');
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[1]).toMatch(/^functions\/access +1 +1 +0 +0 +0 +100\.0 %$/);
  });

  it('names place, change and test files of a survivor', () => {
    const result = { ...resultWith('a.ts', 'survived'), tried: ['one.test.ts'], reaching: 3 };
    expect(printSurvivor(result)).toBe(
      'a.ts:3 EqualityOperator\n  - cents > 50\n  + cents >= 50\n  1 of 3 test files ran: one.test.ts',
    );
  });

  it('shows a bar on a terminal and plain lines elsewhere', () => {
    const written: string[] = [];
    const output = (isTTY: boolean) => ({ isTTY, columns: 80, write: (text: string) => written.push(text) > 0 });
    createProgress('mutant', 2, output(false)).step('killed a.ts:3');
    createProgress('mutant', 2, output(true)).step('killed a.ts:3');
    expect(written[0]).toBe('mutant 1/2 killed a.ts:3\n');
    expect(written[1]).toMatch(/^\r.*#{12}\.{12} 1\/2, \d+ a minute/);
  });
});

describe('the results of an earlier run', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mutation-results-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const identity = { sources: 'abc', share: 0.1, seed: 7, folders: [] };
  const open = (start: RunStart, parts = {}) =>
    openResults(join(folder, 'results.jsonl'), { ...identity, ...parts }, start);

  it('are read back when the run continues, and dropped when it starts again', () => {
    const result = resultWith('a.ts', 'killed');
    open('new').add(result);
    expect(open('resume').earlier).toEqual([result]);
    expect(open('new').earlier).toEqual([]);
  });

  it('keep the killed mutants when the survivors run again, also in changed sources', () => {
    const killed = [resultWith('a.ts', 'killed'), resultWith('b.ts', 'timeout')];
    const first = open('new');
    for (const result of [...killed, resultWith('c.ts', 'survived'), resultWith('d.ts', 'unreached')])
      first.add(result);
    expect(open('survivors', { sources: 'def' }).earlier).toEqual(killed);
    expect(open('resume', { sources: 'def' }).earlier).toEqual(killed);
  });

  it('are locked against a second run in the same repository', () => {
    const path = join(folder, 'lock');
    const parent = process.ppid;
    writeFileSync(path, String(parent));
    expect(() => lock(path)).toThrow(`Process ${parent} runs mutants`);
    writeFileSync(path, '');
    expect(() => lock(path)).not.toThrow();
  });

  it('are rejected for other sources or flags', () => {
    open('new').add(resultWith('a.ts', 'killed'));
    expect(() => open('resume', { sources: 'def' })).toThrow('have changed');
    expect(() => open('resume', { seed: 8 })).toThrow('have changed');
    expect(() => open('survivors', { seed: 8 })).toThrow('have changed');
  });
});
