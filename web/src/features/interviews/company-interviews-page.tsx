import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { InterviewsTable } from './interviews-table.tsx';

/** /employees/interviews: the company's interviews that wait for an answer or are agreed, earliest first. */
export const CompanyInterviewsPage = () => {
  const { t } = useTranslation();
  const interviews = useQuery({
    queryKey: queryKeys.interviews.ofCompany,
    queryFn: ({ signal }) => call('GET /api/company/interviews', {}, { signal }),
  });
  const { data } = interviews;
  return (
    <>
      <BackLink to={paths.employees.people.path()} label={t('People')} />
      <PageHeader title={t('Interviews')}>
        {t('Agreed times and those that wait for an answer, on the clock of each site.')}
      </PageHeader>
      <Box as="section" display="grid" gap="4" aria-label={t('Interviews')}>
        {data && data.total > 0 && (
          <Box as="h2" fontSize="h2s">
            {t('{{count}} interviews', { count: data.total })}
          </Box>
        )}
        <Card overflow="hidden">
          {!data ? (
            <PendingAnswer query={interviews} failure={t("We couldn't load your interviews.")}>
              <InterviewsTable rows={undefined} />
            </PendingAnswer>
          ) : data.total === 0 ? (
            <EmptyState
              icon={CalendarClock}
              title={t('No interviews are coming up.')}
              help={t('Open someone whose number you have and press Interview to offer times.')}
              action={<ButtonLink to={paths.employees.people.path()}>{t('People')}</ButtonLink>}
            />
          ) : (
            <InterviewsTable rows={data.results} />
          )}
        </Card>
      </Box>
    </>
  );
};
