import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../components/site/brand.tsx';
import { isCurrent } from './navigation/nav-items.ts';
import { NavList } from './navigation/nav-list.tsx';

type SidebarProps = ComponentProps<typeof NavList> & { home: string };

/** 252 px next to the page, from the desktop width on [SHL-18]. */
export const Sidebar = ({ home, ...list }: SidebarProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const hasCurrent = [...list.groups.main, ...list.groups.account].some((item) => isCurrent(item, pathname));
  return (
    <Box
      as="aside"
      aria-label={t('Sidebar')}
      display={{ base: 'none', desk: 'flex' }}
      _print={{ display: 'none' }}
      flexDirection="column"
      position="sticky"
      top="0"
      height="100vh"
      overflowX="hidden"
      overflowY="auto"
      px="3"
      pb="4"
      bg="bg"
      borderRightWidth="1px"
      borderColor="border"
    >
      <Brand
        to={home}
        pin={hasCurrent}
        position="relative"
        zIndex="2"
        flex="none"
        height="72px"
        ps="3"
        mx="-1px"
        bg="bg"
      />
      <NavList {...list} />
    </Box>
  );
};
