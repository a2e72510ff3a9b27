import { expect, it } from 'vitest';
import { canMoveRequest, requestStates } from './request-states.ts';

it('lets a request for support move so and in no other way', () => {
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
