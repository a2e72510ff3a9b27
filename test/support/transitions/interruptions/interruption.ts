import type { Act } from '../acts.ts';

/** The events between the reads of an act and its transaction, and their effect on the act: written by hand. */
export type Interruption = {
  act: Act;
  /** The previous events. */
  before: Act[];
  /** The acts that refuse it when they interrupt it, by the code of the error. All others allow it. */
  refused: Readonly<Record<string, Act[]>>;
  /** The acts that interrupt the act without an effect on it, because it depends on nothing that they change. */
  precedes?: Act[];
};

/** The end of the seeker's account, the company's, or the other company's. */
export const seekerEnds: Act[] = ['suspend', 'delete account'];
export const companyEnds: Act[] = ['suspend the company', 'close the company'];
export const otherWindow: Act = 'deliver priority access to another company';
export const jobEnds: Act[] = ['delete job', 'fill the job'];
/** The effects of a block, and of the end of the seeker's account. */
export const entriesEnd: Act[] = ['withdraw the entries', 'end the entries'];
