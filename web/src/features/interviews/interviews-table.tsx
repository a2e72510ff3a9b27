import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { CompanyInterview } from '@plumbline/shared/contracts/interviews/interviews';
import { interviewTimeText } from '@plumbline/shared/domain/interviews/interview-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InterviewPill } from '../../components/interview/interview-pill.tsx';
import { wayNames } from '../../components/interview/way-names.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';

/** The agreed time, or each offered one, on the clock of the site. */
const InterviewTimes = ({ interview, timeZone }: Pick<CompanyInterview, 'interview' | 'timeZone'>) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { state, start, times, minutes } = interview;
  const shown = state === 'agreed' && start ? [start] : times;
  return (
    <>
      {shown.map((time) => (
        <Box key={time} whiteSpace="nowrap" fontWeight={state === 'agreed' ? 'semibold' : undefined}>
          <time dateTime={time}>{interviewTimeText(time, { locale, timeZone })}</time>
        </Box>
      ))}
      <Box color="muted" textStyle="small">
        {t('{{count}} minutes', { count: minutes })}
      </Box>
    </>
  );
};

/** Who, when, how and where, and the state of a company's interviews. */
export const InterviewsTable = ({ rows }: { rows: readonly CompanyInterview[] | undefined }) => {
  const { t } = useTranslation();
  const columns: readonly Column<CompanyInterview>[] = [
    {
      header: t('Name'),
      phone: 'name',
      shape: <SkeletonBox width="140px" />,
      cell: ({ worker, job }) => (
        <Box overflowWrap="anywhere">
          <Link className="tap" to={paths.employees.person.path(worker.id)}>
            {worker.name}
          </Link>
          <Box color="muted" textStyle="small" fontWeight="regular">
            {job.name}
          </Box>
        </Box>
      ),
    },
    {
      header: t('When'),
      phone: 'fact',
      phoneWide: true,
      cell: ({ interview, timeZone }) => <InterviewTimes interview={interview} timeZone={timeZone} />,
    },
    {
      header: t('How'),
      phone: 'fact',
      phoneWide: true,
      cell: ({ interview: { way, place } }) => (
        <Box overflowWrap="anywhere">
          {t(wayNames[way])}
          <Box color="muted" textStyle="small">
            {place}
          </Box>
        </Box>
      ),
    },
    {
      header: t('Status'),
      phone: 'fact',
      shape: <SkeletonBox shape="pill" width="120px" />,
      cell: ({ interview }) => <InterviewPill interview={interview} />,
    },
    {
      header: t('Action'),
      headerHidden: true,
      phone: 'actions',
      end: true,
      shape: <SkeletonBox shape="button" width="90px" />,
      cell: ({ worker, job }) => (
        <ButtonLink variant="quiet" to={paths.interview.path(job.id, worker.id)}>
          {t('View')}
          <VisuallyHidden>
            : {worker.name}, {job.name}
          </VisuallyHidden>
        </ButtonLink>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('Interviews')}
      columns={columns}
      rows={rows}
      rowKey={({ job, worker }) => `${job.id} ${worker.id}`}
      phoneActions="text"
    />
  );
};
