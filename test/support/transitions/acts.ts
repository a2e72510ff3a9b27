import { deliveries } from './deliveries.ts';
import { type Choice, steps } from './transitions.ts';

const choice: Choice = { seeker: 0, subject: 0, stage: 'interview' };
// Accepting is a delivery here, without the unlock that the step of that name starts with.
const { 'wait eight days': _, accept: __, ...untimed } = steps;

/** Everything that can happen between the company, the first seeker and the other company. */
export const acts = {
  ...(Object.fromEntries(Object.entries(untimed).map(([name, step]) => [name, () => step(choice)])) as Record<
    keyof typeof untimed,
    () => Promise<unknown>
  >),
  ...deliveries,
};
export type Act = keyof typeof acts;

const aboutProjects: readonly Act[] = [
  'ask to join',
  'connect',
  'decline to connect',
  'invite',
  'decline invitation',
  'close project',
  'delete project',
  'end the interest',
  'close the other company',
];
const aboutTheCompany: readonly Act[] = [
  'suspend the company',
  'reinstate the company',
  'close the company',
  'suspend the posts',
];

/** The acts related to an act: those about the seeker, or those about projects. */
export const actsAround = (act: Act): Act[] =>
  (Object.keys(acts) as Act[]).filter(
    (other) => aboutTheCompany.includes(other) || aboutProjects.includes(other) === aboutProjects.includes(act),
  );
