import { Box } from '@chakra-ui/react';
import { HardHat, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

const { employees } = paths;

/** The two halves of Find employees [EMP-01], and beside them the ways to look for workers oneself. */
export const EmployeeTabs = () => {
  const { t } = useTranslation();
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', md: 'center' }}
      columnGap="6"
      rowGap="1"
    >
      <Box flex="1" minWidth="0">
        <TabLinks
          label={t('Find employees')}
          items={[
            { to: employees.jobs.path(), label: t('Job Postings') },
            { to: employees.companyMatches.path(), label: t('Company Matches') },
          ]}
        />
      </Box>
      <Box as="nav" aria-label={t('Look for workers')} display="flex" flexWrap="wrap" gap="2">
        <ButtonLink variant="text" to={employees.search.path()}>
          <Search size={16} aria-hidden />
          {t('Search workers')}
        </ButtonLink>
        <ButtonLink variant="text" to={employees.skilledWorkers.path()}>
          <HardHat size={16} aria-hidden />
          {t('Skilled workers')}
        </ButtonLink>
      </Box>
    </Box>
  );
};
