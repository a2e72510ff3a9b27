import type { ProfileSectionName } from '@plumbline/shared/domain/profile/profile-strength';
import { useEffect, useRef } from 'react';
import { useEditing } from '../section/editing.ts';

/** Scrolls a part without a form of its own into view when a link named it. */
export const useWantedScroll = (name: ProfileSectionName | 'visibility') => {
  const root = useRef<HTMLDivElement>(null);
  const { editing, wanted, forgetWanted } = useEditing();
  const isWanted = editing && wanted === name;
  useEffect(() => {
    if (!isWanted) return;
    root.current?.scrollIntoView({ block: 'center' });
    // The button to be pressed there may still be loading.
    const end = Date.now() + 3000;
    const look = () => {
      const button = root.current?.querySelector('button');
      if (button) button.focus();
      else if (Date.now() < end) requestAnimationFrame(look);
    };
    look();
    forgetWanted();
  }, [isWanted, forgetWanted]);
  return root;
};
