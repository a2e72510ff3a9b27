import { expect, it } from 'vitest';
import {
  canMoveInterview,
  type InterviewSide,
  type InterviewState,
  interviewSides,
  interviewStates,
} from './interview-states.ts';

/** Written by hand: who may make each move, by the state and the side that proposed. */
const allowed: Record<string, string> = {
  'none to proposed': 'company',
  'proposed by company to proposed': 'company worker',
  'proposed by company to agreed': 'worker',
  'proposed by company to declined': 'worker',
  'proposed by company to canceled': 'company worker',
  'proposed by worker to proposed': 'company worker',
  'proposed by worker to agreed': 'company',
  'proposed by worker to declined': 'company',
  'proposed by worker to canceled': 'company worker',
  'agreed by company to proposed': 'company worker',
  'agreed by company to canceled': 'company worker',
  'agreed by worker to proposed': 'company worker',
  'agreed by worker to canceled': 'company worker',
  'declined by company to proposed': 'company',
  'declined by worker to proposed': 'company',
  'canceled by company to proposed': 'company',
  'canceled by worker to proposed': 'company',
};

const starts: [name: string, interview: { state: InterviewState; proposedBy: InterviewSide } | undefined][] = [
  ['none', undefined],
  ...interviewStates.flatMap((state) =>
    interviewSides.map(
      (proposedBy) =>
        [`${state} by ${proposedBy}`, { state, proposedBy }] as [
          string,
          { state: InterviewState; proposedBy: InterviewSide },
        ],
    ),
  ),
];

it.each(
  starts.flatMap(([name, interview]) => interviewStates.map((to) => [`${name} to ${to}`, interview, to] as const)),
)('the interview move %s is open to the sides that the table names, and to no others', (move, interview, to) => {
  expect(interviewSides.filter((side) => canMoveInterview(interview, to, side)).join(' ')).toBe(allowed[move] ?? '');
});
