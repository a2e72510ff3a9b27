import type { RequestInput } from '../../invoke.ts';
import type { Caller } from '../scenes/ask.ts';
import type { Subjects } from '../subjects.ts';

/** One call of an endpoint, and its caller; undefined at a public endpoint. */
export type Call = RequestInput & { by?: Caller };

/**
 * The demo's people and posts, the origin of their cloud, and a function that waits until all effects have happened.
 */
export type Demo = Subjects & { origin: string; settle: () => Promise<void> };

/**
 * Prepares a call, by the endpoint's name: what it depends on happens first and is not measured. An endpoint that
 * changes something is prepared for each call.
 */
export type Preparations = Readonly<Record<string, (demo: Demo) => Promise<Call>>>;

/** The demo's member of staff who makes the calls. */
export const staffOf = ({ people: { staff } }: Demo): Caller => ({ id: staff.id, isStaff: true });
