import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/operations/runbooks';
const runbooks = globSync(`${FOLDER}/*.md`).filter((path) => basename(path) !== 'README.md');
const textOf = (path: string) => readFileSync(path, 'utf8');
const alarms = textOf('docs/operations/alarms.md');

/** The parts of each page, in this order. */
const PARTS = ['How you notice', 'First five minutes', 'Verify', 'What to tell users', 'Afterwards'];

describe.each(runbooks)('the runbook %s', (path) => {
  const text = textOf(path);

  it('has every part, in the order of an incident', () => {
    const places = PARTS.map((part) => Math.max(text.indexOf(`## ${part}`), text.indexOf(`**${part}.**`)));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
  });

  it('is linked from the list of runbooks, and from the alarms when it names one', () => {
    expect(textOf(`${FOLDER}/README.md`)).toContain(`(${basename(path)})`);
    const [notice = ''] = text.split('## First five minutes');
    if (notice.includes('(../alarms.md)')) expect(alarms).toContain(`(runbooks/${basename(path)})`);
  });

  it('names only alarms that exist', () => {
    const named = [
      ...text.matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)*(?:Fails|Behind|Empty|Late|Throttled|Slow|Errors))`/g),
    ];
    for (const [, alarm] of named) expect(alarms, alarm).toContain(`\`${alarm}\``);
  });
});
