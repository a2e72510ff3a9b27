import type { ProfileSectionName } from '@plumbline/shared/domain/profile/profile-strength';
import { useEffect, useRef } from 'react';
import { useEditing } from '../section/editing.ts';

/** Scrolls to a part of the profile when a link names it. For parts that have no edit form. */
export const useScrollToSection = (name: ProfileSectionName | 'visibility') => {
  const root = useRef<HTMLDivElement>(null);
  const { editing, requestedSection, clearRequestedSection } = useEditing();
  const isRequested = editing && requestedSection === name;
  useEffect(() => {
    if (!isRequested) return;
    root.current?.scrollIntoView({ block: 'center' });
    // Waits up to three seconds for the part's button, which may still be loading.
    const end = Date.now() + 3000;
    const look = () => {
      const button = root.current?.querySelector('button');
      if (button) button.focus();
      else if (Date.now() < end) requestAnimationFrame(look);
    };
    look();
    clearRequestedSection();
  }, [isRequested, clearRequestedSection]);
  return root;
};
