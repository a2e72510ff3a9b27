import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { JobGone } from '../../../components/job/job-gone.tsx';
import { isGone } from '../../../lib/api/api-error.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { useSentBriefing } from '../api/use-briefings.ts';
import { Response } from './response.tsx';

/** /employees/skilled-workers/profile/:profileId/job/:jobId/response: the response to a briefing [BRF-17]. */
export const BriefingResponsePage = () => {
  const { t } = useTranslation();
  const { profileId = '', jobId = '' } = useParams();
  const query = useSentBriefing(jobId);
  const { data: briefing } = query;
  const isElsewhere = briefing !== undefined && briefing.recipient.id !== profileId;
  if (isElsewhere || (!briefing && isGone(query.error))) return <JobGone />;
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <BackLink to={paths.employees.briefings.path()} label={t('Job Briefings')} />
      {briefing ? (
        <Response briefing={briefing} />
      ) : (
        <Card pad maxWidth="720px">
          <PendingAnswer query={query} failure={t("We couldn't load this job briefing.")} pageTitle rows={1} />
        </Card>
      )}
    </Box>
  );
};
