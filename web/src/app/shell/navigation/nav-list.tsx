import { Box, VisuallyHidden } from '@chakra-ui/react';
import { LifeBuoy, LogOut } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RedDot } from '../../../ui/text/red-dot.tsx';
import { isCurrent, type NavBadges, type NavCounts, type NavGroups, type NavItem } from './nav-items.ts';
import { NavButton, NavCount, NavLink } from './nav-recipes.ts';
import { useSlidingIndicator } from './use-sliding-indicator.ts';

type NavListProps = {
  groups: NavGroups;
  badges: NavBadges;
  counts?: NavCounts;
  onSupport: () => void;
  onLogout: () => void;
  /** Called after an item was chosen, to close the drawer. */
  onChosen?: () => void;
};

/** The items of the sidebar, which the drawer shows too. */
export const NavList = ({ groups, badges, counts = {}, onSupport, onLogout, onChosen }: NavListProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useSlidingIndicator(list, pathname);

  const link = (item: NavItem) => {
    const dot = badges[item.label];
    const count = counts[item.label];
    const Icon = item.icon;
    return (
      <NavLink
        key={item.label}
        to={item.to}
        aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        onClick={onChosen}
      >
        <Icon size={20} aria-hidden />
        {t(item.label)}
        {dot && <RedDot aria-label={dot} />}
        {count && (
          <NavCount>
            <span aria-hidden>{count.count}</span>
            <VisuallyHidden>{count.label}</VisuallyHidden>
          </NavCount>
        )}
      </NavLink>
    );
  };

  return (
    <Box ref={list} display="contents">
      <Box as="nav" aria-label={t('Main')} display="grid" gap="2px">
        {groups.main.map(link)}
      </Box>
      {groups.account.length > 0 && (
        <Box as="nav" aria-label={t('Account')} display="grid" gap="2px" marginTop="2.5" paddingTop="2.5">
          <Box as="p" px="38px" py="2" color="muted" fontSize="pill" fontWeight="semibold" lineHeight="1">
            {t('Account')}
          </Box>
          {groups.account.map(link)}
        </Box>
      )}
      <Box flex="1" minHeight="4" />
      <Box as="nav" aria-label={t('Help')} display="grid" gap="2px">
        <NavButton onClick={onSupport}>
          <LifeBuoy size={20} aria-hidden />
          {t('Support')}
        </NavButton>
        <NavButton onClick={onLogout}>
          <LogOut size={20} aria-hidden />
          {t('Logout')}
        </NavButton>
      </Box>
    </Box>
  );
};
