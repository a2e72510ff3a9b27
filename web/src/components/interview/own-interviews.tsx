import { Box, VisuallyHidden } from '@chakra-ui/react';
import { interviewTimeText } from '@plumbline/shared/domain/interviews/interview-text';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { useSession } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';

/** The worker's interviews that wait for an answer or are agreed; nothing without one. */
export const OwnInterviews = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const own = useSession().profile?.id ?? '';
  const { data } = useQuery({
    queryKey: queryKeys.interviews.own,
    queryFn: ({ signal }) => call('GET /api/interviews', {}, { signal }),
  });
  if (!data?.results.length) return null;
  return (
    <Card as="section" pad aria-labelledby="interviews" display="grid" gap="3">
      <h2 id="interviews">{t('Interviews')}</h2>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {data.results.map(({ job, company, timeZone, interview }) => (
          <Box
            as="li"
            key={job.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
          >
            <Box minWidth="0" overflowWrap="anywhere">
              <b>{job.name}</b>
              <Box color="muted" textStyle="small">
                {[company.name, interview.start && interviewTimeText(interview.start, { locale, timeZone })]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
            <ButtonLink to={paths.interview.path(job.id, own)}>
              {interview.state === 'agreed'
                ? t('See the interview')
                : interview.proposedBy === 'company'
                  ? t('Pick a time')
                  : t('Waiting for an answer')}
              <VisuallyHidden>: {job.name}</VisuallyHidden>
            </ButtonLink>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
