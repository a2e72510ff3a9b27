import type { Given } from '../../invoke.ts';
import type { Caller } from '../scenes/ask.ts';
import type { Subjects } from '../subjects.ts';

/** One call of an endpoint, and who makes it; nobody at a public one. */
export type Call = Given & { by?: Caller };

/**
 * The demo's people and posts, where their cloud answers, and a way to wait until what was done has followed
 * everywhere.
 */
export type Demo = Subjects & { origin: string; settle: () => Promise<void> };

/**
 * How a call is made ready, by the endpoint's name: what it stands on happens first and is not measured. An endpoint
 * that changes something is made ready for each call anew.
 */
export type Preparations = Readonly<Record<string, (demo: Demo) => Promise<Call>>>;

/** The demo's member of staff, who acts. */
export const staffOf = ({ people: { staff } }: Demo): Caller => ({ id: staff.id, isStaff: true });
