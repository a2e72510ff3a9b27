import { stripTypeScriptTypes } from 'node:module';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { type Mutant, withKeys } from '../plan/mutant.ts';

export type Source = { file: string; text: string };

const silent = () => {};
const disabled = () => false;
const logger = {
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  isTraceEnabled: disabled,
  isDebugEnabled: disabled,
  isInfoEnabled: disabled,
  isWarnEnabled: disabled,
  isErrorEnabled: disabled,
  isFatalEnabled: disabled,
};

type Position = { line: number; column: number };

const sliceOf = (text: string, start: Position, end: Position): string => {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]!.slice(0, end.column);
  lines[0] = lines[0]!.slice(start.column);
  return lines.join('\n');
};

/**
 * Puts every mutant behind a switch. Types become blanks first: they do nothing at run time, and the instrumenter
 * mutates nothing inside `as const`, where most tables are.
 */
export const instrument = async (sources: readonly Source[]): Promise<{ sources: Source[]; mutants: Mutant[] }> => {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const { files, mutants } = await new Instrumenter(logger).instrument(
    sources.map(({ file, text }) => ({ name: file, mutate: true, content: stripTypeScriptTypes(text) })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const found = mutants.map(({ id, fileName, mutatorName, replacement, location: { start, end } }) => {
    const text = texts.get(fileName)!;
    return {
      id,
      file: fileName,
      line: start.line + 1,
      mutator: mutatorName,
      code: text.split('\n')[start.line]!.trim(),
      original: sliceOf(text, start, end),
      replacement,
    };
  });
  return { sources: files.map(({ name, content }) => ({ file: name, text: content })), mutants: withKeys(found) };
};
