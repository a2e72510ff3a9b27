import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmployeeTabs } from '../../../components/job/employee-tabs.tsx';
import { PostsHiddenNotice } from '../../../components/posts/hidden-notices.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** The frame of Find Employees: an action bar and tabs above a list of posts [EMP-01, EMP-04]. */
export const FindEmployeesFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Find Employees')}
        action={
          <ButtonLink variant="primary" to={paths.employees.newJob.path()}>
            <Plus size={16} aria-hidden />
            {t('Post a job')}
          </ButtonLink>
        }
      >
        {t('Post a job today to attract applicants and find the best employee for your business')}
      </PageHeader>
      <Box display="grid" gap={{ base: '4', md: '5' }}>
        <EmployeeTabs />
        <PostsHiddenNotice />
        {children}
      </Box>
    </>
  );
};
