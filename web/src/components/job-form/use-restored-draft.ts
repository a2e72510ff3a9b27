import { useEffect, useState } from 'react';
import type { DraftName } from '../../lib/forms/use-draft.ts';
import { useDraftClaim } from '../../lib/forms/use-draft-claim.ts';
import { readStored, removeStored } from '../../lib/session/browser-storage.ts';

/**
 * The stored draft of a form, as it was when the page opened. `isOwn` is undefined for a moment and false while another
 * tab has the draft. `startOver` deletes the draft; the form's key changes with `round`.
 */
export const useRestoredDraft = (name: DraftName) => {
  const isOwn = useDraftClaim(name);
  const [round, setRound] = useState(0);
  const [stored] = useState(() => readStored(name));
  const draft = isOwn && round === 0 ? stored : undefined;
  const startOver = () => setRound((before) => before + 1);
  // After the form of the round before is gone, because a form stores its last words when it goes.
  useEffect(() => {
    if (round > 0) removeStored(name);
  }, [name, round]);
  const state = isOwn === false ? ('elsewhere' as const) : draft ? ('restored' as const) : undefined;
  return { draft, isOwn, round, startOver, state };
};
