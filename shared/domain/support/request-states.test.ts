import { expect, it } from 'vitest';
import { canMoveRequest, requestStates } from './request-states.ts';

it('a support request can make the listed moves and no others', () => {
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
