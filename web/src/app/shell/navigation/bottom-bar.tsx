import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { RedDot } from '../../../ui/text/red-dot.tsx';
import { isCurrent, type NavBadges, type NavItem } from './nav-items.ts';

const Tab = chakra(
  Link,
  defineRecipe({
    base: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '3px',
      minHeight: '62px',
      pt: '2',
      pb: '1.5',
      px: '2px',
      color: 'muted',
      fontSize: 'bar',
      fontWeight: 'medium',
      letterSpacing: '-.01em',
      lineHeight: '1.2',
      textAlign: 'center',
      textDecoration: 'none',
      outlineOffset: '-3px',
      '--ring': '{colors.surface}',
      '& [data-ui=dot]': { position: 'absolute', top: '8px', left: 'calc(50% + 8px)' },
      '&[aria-current=page]': {
        color: 'accent',
        fontWeight: 'semibold',
        _before: { content: '""', position: 'absolute', top: '-1px', width: '32px', height: '3px', bg: 'brass-line' },
      },
    },
  }),
);

/** The items of the bottom navigation on a phone. An action bar of the page replaces them. */
export const BottomBar = ({ items, badges }: { items: readonly NavItem[]; badges: NavBadges }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Box
      as="nav"
      aria-label={t('Main, bottom')}
      display={{ base: 'grid', md: 'none' }}
      _print={{ display: 'none' }}
      gridAutoFlow="column"
      gridAutoColumns="1fr"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="bar"
      bg="surface"
      borderTopWidth="1px"
      borderColor="border"
      pb="env(safe-area-inset-bottom)"
      css={{ 'body[data-actionbar] &': { display: 'none' } }}
    >
      {items.map((item) => {
        const Icon = item.icon;
        const dot = badges[item.label];
        return (
          <Tab key={item.label} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
            <Icon size={20} aria-hidden />
            {t(item.short ?? item.label)}
            {dot && <RedDot aria-label={dot} />}
          </Tab>
        );
      })}
    </Box>
  );
};
