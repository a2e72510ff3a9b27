import { Box } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { STUDENTS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BringStudents } from '../../components/school/bring-students.tsx';
import { Card, Columns, Rail } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { useStudents } from './api/use-students.ts';
import { StudentTable } from './student-table.tsx';

/** /students: the students who signed up with the school's link and agreed to be listed. */
export const StudentsPage = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const students = useStudents(page);
  const { data, isError, fetchStatus } = students;
  const failed = !data && (isError || fetchStatus === 'paused');
  return (
    <>
      <PageHeader title={t('Students')}>
        {t(
          'Students who signed up with your link and agreed to be listed. You see how it goes, not where they applied.',
        )}
      </PageHeader>
      <Columns>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" alignContent="start">
          <Card>
            {failed && <PendingAnswer query={students} failure={t("We couldn't load your students.")} />}
            {data?.total === 0 && (
              <EmptyState
                icon={GraduationCap}
                title={t('No listed students yet')}
                help={t('Share your link or hang up the poster. Students who agree show up here.')}
              />
            )}
            {!failed && data?.total !== 0 && <StudentTable rows={data?.results} />}
          </Card>
          <Pager
            page={page}
            pageCount={Math.ceil((data?.total ?? 0) / STUDENTS_PAGE_SIZE)}
            onChange={(next) => setSearch({ page: String(next) })}
          />
        </Box>
        <Rail aria-label={t('Bring your students')}>
          <BringStudents />
        </Rail>
      </Columns>
    </>
  );
};
