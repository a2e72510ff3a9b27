import type { Act } from '../acts.ts';

/** What may come between the reads of an act and its transaction, and what that does to the act: written by hand. */
export type Interruption = {
  act: Act;
  /** What has happened before. */
  before: Act[];
  /** The acts that refuse it when they come in between, by the code of the error. All others let it be done. */
  refused: Readonly<Record<string, Act[]>>;
  /** The acts that it comes before, although they come in between: nothing that they change is its business any more. */
  precedes?: Act[];
};

/** The end of the seeker's account, the company's, or the other company's. */
export const seekerEnds: Act[] = ['suspend', 'delete account'];
export const companyEnds: Act[] = ['suspend the company', 'close the company'];
export const otherWindow: Act = 'deliver priority access to another company';
export const jobEnds: Act[] = ['delete job', 'fill the job'];
/** What follows a block, and the end of the seeker's account. */
export const entriesEnd: Act[] = ['withdraw the entries', 'end the entries'];
