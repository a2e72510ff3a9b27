import { Box, chakra } from '@chakra-ui/react';
import type { Announcement } from '@plumbline/shared/contracts/notifications/announcement';
import type { ProfileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { paths } from '@plumbline/shared/options/paths';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { focusPage } from '../../lib/page/focus-page.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { AnnouncementBanner } from './announcement-banner.tsx';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { bottomItems, type NavBadges, type NavCounts, navGroups } from './navigation/nav-items.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useVisitedPages } from './use-visited-pages.ts';
import { loadShellDialogs, loadSupportDialog, useWarmUp } from './use-warm-up.ts';

const ShellDialogs = lazy(async () => ({ default: (await loadShellDialogs()).ShellDialogs }));
const SupportDialog = lazy(async () => ({ default: (await loadSupportDialog()).SupportDialog }));

type ShellFrameProps = {
  kind: ProfileKind;
  /** The role of a member of staff. */
  staffRole?: StaffRole | undefined;
  name: string;
  /** The company of a user with a name of their own. */
  company?: string | undefined;
  /** The news of each navigation item, by the item's English text. */
  badges?: NavBadges;
  /** The number next to an item, by its English text. */
  counts?: NavCounts;
  /** The number of unread notifications as text; empty when there are none. */
  unread?: string | undefined;
  /** The number of conversations with unread messages, as text. */
  messages?: string | undefined;
  /** A text of staff for all users, in each language. */
  announcement?: Pick<Announcement, 'en' | 'es'> | undefined;
};

type Open = 'menu' | 'support' | 'logout';

/** Moves the focus to the new page, so that screen readers continue there; also to the first one after signing in. */
const useFocusOnNavigation = () => {
  const { pathname } = useLocation();
  const isFirstOfVisit = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const last = useRef(isFirstOfVisit ? pathname : undefined);
  useEffect(() => {
    const isNew = last.current !== pathname;
    last.current = pathname;
    return isNew && main.current ? focusPage(main.current) : undefined;
  }, [pathname]);
  return main;
};

/** Sidebar, top bar, bottom bar and the routed view [SHL-10]. */
export const ShellFrame = (props: ShellFrameProps) => {
  const { kind, staffRole, name, company, badges = {}, counts = {}, unread, messages, announcement } = props;
  const main = useFocusOnNavigation();
  const [open, setOpen] = useState<Open>();
  /** The dialogs and the menu that were opened. They stay mounted, so that their closing animations show. */
  const [opened, setOpened] = useState<ReadonlySet<Open>>(new Set());
  const groups = navGroups(kind, staffRole);
  useVisitedPages(groups);
  useWarmUp();
  const home = kind === 'admin' ? paths.admin.dashboard.path() : paths.dashboard.path();
  const close = () => setOpen(undefined);
  const show = (what: Open) => () => {
    setOpened(opened.union(new Set([what])));
    setOpen(what);
  };
  const [openMenu, openSupport, openLogout] = [show('menu'), show('support'), show('logout')];
  const list = { groups, badges, counts, onSupport: openSupport, onLogout: openLogout };

  return (
    <>
      <SkipLink />
      <Box
        display={{ desk: 'grid' }}
        gridTemplateColumns="252px minmax(0, 1fr)"
        minHeight="100vh"
        _print={{ display: 'block' }}
      >
        <Sidebar home={home} {...list} />
        <Box minWidth="0">
          <TopBar
            home={home}
            unread={unread ?? ''}
            messages={messages ?? ''}
            name={name}
            company={company}
            isPerson={kind === 'candidate' || company !== undefined}
            staff={kind === 'admin'}
            connects={kind !== 'educational' && kind !== 'admin'}
            onMenu={openMenu}
            onSupport={openSupport}
            onLogout={openLogout}
          />
          <Main ref={main} id="content" tabIndex={-1}>
            <OfflineBanner />
            {announcement && <AnnouncementBanner text={announcement} />}
            <Outlet />
          </Main>
        </Box>
      </Box>
      <BottomBar items={bottomItems(kind, staffRole)} badges={badges} />
      <Suspense>
        {(opened.has('menu') || opened.has('logout')) && (
          <ShellDialogs open={open === 'support' ? undefined : open} onClose={close} {...list} />
        )}
        {opened.has('support') && <SupportDialog open={open === 'support'} onClose={close} />}
      </Suspense>
    </>
  );
};

const Main = chakra('main', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: { base: '5', md: '6' },
    maxWidth: 'page',
    px: { base: '4', md: '5', desk: '8' },
    pb: { base: '104px', md: '64px' },
  },
});
