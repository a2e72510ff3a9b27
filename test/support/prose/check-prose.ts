import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentsOf, type Passage, paragraphsOf, titlesOf, withoutQuotes } from './passages.ts';
import { type ProseRule, proseRules, titleRules } from './rules.ts';

const repository = join(import.meta.dirname, '../../..');
/** Texts quoted from requirements, and the rules' own examples. */
const SKIPPED = /^(test\/requirements\.md|test\/support\/prose\/)/;
const LONGEST_LINE = 120;
const LONGEST_SUBJECT = 72;

const sources = (): string[] =>
  globSync('{*,{docs,functions,infra,shared,test,web}/**/*}.{md,ts,tsx,css,mjs}', {
    cwd: repository,
    exclude: (path) => /(^|\/)(node_modules|cdk\.out|dist|\.local)(\/|$)|\.generated\.ts$/.test(path),
  }).filter((file) => !SKIPPED.test(file));

const brokenRules = ({ line, text }: Passage, rules: ProseRule[]): string[] =>
  rules.flatMap(({ pattern, message }) => {
    const [found] = pattern.exec(withoutQuotes(text)) ?? [];
    return found ? [`${line}: "${found}": ${message}`] : [];
  });

const longLines = ({ line, raw }: Passage): string[] =>
  raw
    .split('\n')
    .flatMap((each, index) =>
      each.length > LONGEST_LINE ? [`${line + index}: longer than ${LONGEST_LINE} columns`] : [],
    );

const problemsOf = (file: string): string[] => {
  const source = readFileSync(join(repository, file), 'utf8');
  if (file.endsWith('.md')) return paragraphsOf(source).flatMap((passage) => brokenRules(passage, proseRules));
  const comments = commentsOf(source).flatMap((each) => [...brokenRules(each, proseRules), ...longLines(each)]);
  if (!/\.test\.tsx?$/.test(file)) return comments;
  return [...comments, ...titlesOf(source).flatMap((title) => brokenRules(title, [...proseRules, ...titleRules]))];
};

/** A commit message follows the rules of comments, and has a subject of the form "area: summary". */
const problemsOfMessage = (message: string): string[] => {
  const text = message.replace(/^#.*\n?/gm, '').trim();
  const subject = text.split('\n', 1)[0] ?? '';
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return [];
  return [
    ...(subject.length > LONGEST_SUBJECT ? [`1: the subject is longer than ${LONGEST_SUBJECT} characters`] : []),
    ...(/^[a-z][\w ,/-]*: \S/.test(subject) ? [] : ['1: write the subject as "area: imperative summary"']),
    ...paragraphsOf(text).flatMap((passage) => brokenRules(passage, proseRules)),
  ];
};

const messageFile = process.argv[2];
const problems = messageFile
  ? problemsOfMessage(readFileSync(messageFile, 'utf8'))
  : sources().flatMap((file) => problemsOf(file).map((problem) => `${file}:${problem}`));
for (const problem of problems) console.error(problem);
if (problems.length) console.error(`${problems.length} problems. docs/writing.md has the rules.`);
process.exitCode = problems.length ? 1 : 0;
