import { Box, chakra } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { ChevronRight, FolderPlus, Handshake, HardHat, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';

const Door = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: '3.5',
    minHeight: '44px',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    color: 'text',
    textDecoration: 'none',
    '& .lucide': { color: 'muted' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    _hover: { '& b': { textDecoration: 'underline' } },
  },
});

type DoorText = { to: string; icon: LucideIcon; title: string; help: string };
type Welcome = { title: string; text: string; to: string; button: string; doors: readonly DoorText[] };

const dashboard: DoorText = {
  to: paths.dashboard.path(),
  icon: LayoutDashboard,
  title: msg('Go to the dashboard'),
  help: msg('Your profile can wait. It stays here.'),
};

/** The first things to do, by the kind of company. Schools have none of them. */
const welcomes: Readonly<Record<'provider' | 'vendor', Welcome>> = {
  provider: {
    title: msg('Post your first job'),
    text: msg('Tell workers what, where and how much. You see the price before you pay.'),
    to: paths.employees.newJob.path(),
    button: msg('Post your first job'),
    doors: [
      {
        to: paths.employees.search.path(),
        icon: HardHat,
        title: msg('Look at workers first'),
        help: msg('See who is near and what they can do. Looking is free.'),
      },
      {
        to: paths.tradePartners.newProject.path(),
        icon: FolderPlus,
        title: msg('Find a crew or a supplier'),
        help: msg('Post a project and invite the contractors and vendors that fit. Free.'),
      },
      dashboard,
    ],
  },
  vendor: {
    title: msg('Find projects that need what you sell'),
    text: msg('See the projects near you, and ask to join in one tap. Free.'),
    to: paths.tradePartners.searchProjects.path(),
    button: msg('Search Projects'),
    doors: [
      {
        to: paths.tradePartners.search.path(),
        icon: Handshake,
        title: msg('Find contractors'),
        help: msg('See who works near you and in which trades.'),
      },
      dashboard,
    ],
  },
};

/** What a new company does first, above the profile that it may complete later [ACC-29]. */
export const WelcomePanel = ({ kind }: { kind: keyof typeof welcomes }) => {
  const { t } = useTranslation();
  const heading = useId();
  const { title, text, to, button, doors } = welcomes[kind];
  return (
    <Card asChild pad display="grid" gap="3">
      <section aria-labelledby={heading}>
        <h2 id={heading}>{t(title)}</h2>
        <Box as="p" maxWidth="60ch">
          {t(text)}
        </Box>
        <ButtonLink to={to} variant="primary" justifySelf={{ base: 'stretch', md: 'start' }} marginBottom="1.5">
          {t(button)}
        </ButtonLink>
        <Box marginBottom="-3">
          {doors.map(({ to: path, icon: Icon, title: name, help }) => (
            <Door key={path} to={path}>
              <Icon size={20} aria-hidden />
              <span>
                <b>{t(name)}</b>
                <Box as="span" color="muted" textStyle="small">
                  {t(help)}
                </Box>
              </span>
              <ChevronRight size={20} aria-hidden />
            </Door>
          ))}
        </Box>
      </section>
    </Card>
  );
};
