import { useEffect, useState } from 'react';
import type { DraftName } from './use-draft.ts';

/**
 * Returns whether this tab may restore and store the draft of a form; undefined for a moment. Only one tab may, while
 * it shows the form, so that two tabs don't overwrite each other's text.
 */
export const useDraftClaim = (name: DraftName): boolean | undefined => {
  const [isOwn, setOwn] = useState<boolean | undefined>(() => (navigator.locks ? undefined : true));
  useEffect(() => {
    if (!navigator.locks) return;
    let release = () => {};
    let isLeft = false;
    void navigator.locks.request(`plumbline.${name}`, { ifAvailable: true }, (lock) => {
      if (isLeft) return undefined;
      setOwn(lock !== null);
      // The browser keeps the lock until this promise is resolved, or the tab is closed.
      return lock ? new Promise<void>((resolve) => (release = resolve)) : undefined;
    });
    return () => {
      isLeft = true;
      release();
    };
  }, [name]);
  return isOwn;
};
