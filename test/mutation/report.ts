import type { WriteStream } from 'node:tty';
import { type MutantResult, percentOf, type Score } from './plan/score.ts';

const BAR_WIDTH = 24;

/** Shows how far a run is: a bar that stays on its line on a terminal, one line for each step elsewhere. */
export const createProgress = (
  title: string,
  total: number,
  output: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>,
) => {
  const begin = performance.now();
  let done = 0;
  return {
    step: (line: string): void => {
      done += 1;
      const perMinute = Math.round((done / (performance.now() - begin)) * 60_000);
      if (!output.isTTY) {
        output.write(`${title} ${done}/${total} ${line}\n`);
        return;
      }
      const filled = Math.round((done / total) * BAR_WIDTH);
      const bar = `${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}`;
      const text = `${title} ${bar} ${done}/${total}, ${perMinute} a minute  ${line}`;
      output.write(`\r\x1b[K${text.slice(0, output.columns - 1)}${done === total ? '\n' : ''}`);
    },
  };
};

const percent = (score: Score): string => `${percentOf(score).toFixed(1)} %`;

/** The scores as aligned columns. */
export const printScores = (scores: readonly Score[]): string => {
  const rows = [
    ['', 'mutants', 'killed', 'timeout', 'survived', 'unreached', 'score'],
    ...scores.map((score) => [
      score.name,
      ...[score.mutants, score.killed, score.timeouts, score.survived, score.unreached].map(String),
      percent(score),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n');
};

const MOST_NAMED = 4;

/** The surviving mutants: place, change, and the test files that ran with each. */
export const printSurvivor = (result: MutantResult): string => {
  const { file, line, mutator, original, replacement, status, tried, reaching } = result;
  const named = tried.slice(0, MOST_NAMED).join(', ') + (tried.length > MOST_NAMED ? ', ...' : '');
  const tests =
    status === 'unreached' ? 'no test reaches it' : `${tried.length} of ${reaching} test files ran: ${named}`;
  return `${file}:${line} ${mutator}\n  - ${original}\n  + ${replacement}\n  ${tests}`;
};
