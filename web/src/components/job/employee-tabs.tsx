import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { HardHat, Search, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { msg } from '../../lib/msg.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

const { employees } = paths;

const ways = [
  { to: employees.search.path(), icon: Search, label: msg('Search workers') },
  { to: employees.skilledWorkers.path(), icon: HardHat, label: msg('Skilled workers') },
  { to: employees.briefings.path(), icon: Send, label: msg('Job Briefings') },
] as const;

/** The tabs of Find employees: its lists, the known people, the worker search and the sent briefings [EMP-01]. */
export const EmployeeTabs = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      // The worker search goes below the tabs where both don't fit in a row, as on a tablet in Spanish.
      flexWrap={{ md: 'wrap' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', md: 'center' }}
      columnGap="6"
      rowGap="1"
    >
      <Box flex={{ base: 'none', md: '1 0 auto' }} minWidth="0" maxWidth="100%">
        <TabLinks
          label={t('Find employees')}
          items={[
            { to: employees.jobs.path(), also: employees.jobPostings.path(), label: t('Job Postings') },
            { to: employees.companyMatches.path(), label: t('Company Matches') },
            { to: employees.people.path(), label: t('People') },
          ]}
        />
      </Box>
      <Box as="nav" aria-label={t('Look for workers')} display="flex" flexWrap="wrap" gap="2">
        {ways.map(({ to, icon: Icon, label }) => (
          <ButtonLink
            key={to}
            variant="text"
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            css={{ '&[aria-current]': { color: 'accent', bg: 'accent-soft' } }}
          >
            <Icon size={16} aria-hidden />
            {t(label)}
          </ButtonLink>
        ))}
      </Box>
    </Box>
  );
};
