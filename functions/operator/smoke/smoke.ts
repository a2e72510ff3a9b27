import { openSite } from './call-site.ts';
import { type PayWithTestCard, type Run, type Step, smokeSteps } from './smoke-steps.ts';
import { deletionsOf, newTestAccounts, type TestAccounts } from './test-accounts.ts';

export type SmokeOptions = {
  siteUrl: string;
  payWithTestCard: PayWithTestCard;
  print: (line: string) => void;
  /** Stops the run before its next step; the accounts are deleted then, too. */
  signal?: AbortSignal;
};

const tellOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one step and returns whether it passed. */
const passes = async ({ name, lookAt, run: work }: Step, run: Run, print: SmokeOptions['print']): Promise<boolean> => {
  try {
    await work(run);
    print(`ok      ${name}`);
    return true;
  } catch (error) {
    print(`failed  ${name}: ${tellOf(error)}`);
    print(`        Look at: ${lookAt}`);
    return false;
  }
};

const cleanUp = async (accounts: TestAccounts, print: SmokeOptions['print']): Promise<boolean> => {
  let isClean = true;
  for (const [email, deleteIt] of deletionsOf(accounts)) {
    try {
      await deleteIt();
    } catch (error) {
      isClean = false;
      print(`failed  Delete ${email}: ${tellOf(error)}`);
      print('        Look at: the account of this address in the table and in the user pool. Delete it by hand.');
    }
  }
  if (isClean) print('ok      The test accounts are deleted');
  return isClean;
};

/**
 * Runs all steps on a deployed site with new accounts, prints one line for each step, and stops at the first failure.
 * Returns whether all passed. The accounts are deleted in any case.
 */
export const runSmoke = async ({ siteUrl, payWithTestCard, print, signal }: SmokeOptions): Promise<boolean> => {
  const accounts = newTestAccounts();
  const run: Run = { site: openSite(siteUrl), accounts, payWithTestCard, tokens: {}, ids: {}, userIds: [] };
  let isGood = true;
  for (const step of smokeSteps) {
    if (signal?.aborted) isGood = false;
    if (!isGood) break;
    if (step.needsPayment && !payWithTestCard) print(`skipped ${step.name}: Stripe's key is live`);
    else isGood = await passes(step, run, print);
  }
  return (await cleanUp(accounts, print)) && isGood;
};
