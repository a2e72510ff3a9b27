import type { Kind } from './checklist.ts';

/** The subject of a test file: the screen, the API through the gateway, or code alone. */
export type Level = 'screen' | 'gateway' | 'code';
export type TestFile = { path: string; source: string };

const RENDERS = /from '(@testing-library\/react|react-dom\/[a-z]+|vitest-browser-react)'/;
const CALLS_THE_GATEWAY = /from '(\.\.\/)+support\/contract\/api\.ts'/;

export const levelOf = ({ path, source }: TestFile): Level => {
  if (path.startsWith('test/journeys/')) return 'screen';
  if (path.startsWith('web/src/') && path.endsWith('.tsx') && RENDERS.test(source)) return 'screen';
  if (path.startsWith('test/api/')) return 'gateway';
  if (path.startsWith('test/faults/') && CALLS_THE_GATEWAY.test(source)) return 'gateway';
  return 'code';
};

const neededLevel: Record<Kind, Level | undefined> = {
  ui: 'screen',
  api: 'gateway',
  rule: undefined,
  const: undefined,
};

/** A rule or a constant is shown by a test of any level; a screen needs a page, and a call needs the gateway. */
export const showsKind = (kind: Kind, level: Level): boolean =>
  neededLevel[kind] === undefined || neededLevel[kind] === level;
