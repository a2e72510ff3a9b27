import { expect, it } from 'vitest';
import { canMoveRequest, requestStates } from './request-states.ts';

it('allows exactly these moves of a support request', () => {
  const moves = requestStates.flatMap((from) =>
    requestStates.filter((to) => canMoveRequest(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual([
    'open > answered',
    'open > closed',
    'answered > open',
    'answered > answered',
    'answered > closed',
    'closed > open',
  ]);
});
