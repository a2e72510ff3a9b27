import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberPage } from '../../lib/offline/visited-pages.ts';
import { isCurrent, type NavGroups } from './navigation/nav-items.ts';

/** Remembers which pages of the navigation were opened online, because only those can show data offline. */
export const useVisitedPages = ({ main, account }: NavGroups) => {
  const { pathname } = useLocation();
  useEffect(() => {
    const item = [...main, ...account].find((each) => isCurrent(each, pathname));
    if (item && onlineManager.isOnline()) rememberPage({ to: item.to, label: item.label });
  }, [pathname, main, account]);
};
