import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs';
import { useTranslation } from 'react-i18next';
import { Card, Columns, Rail } from '../../components/card.tsx';
import { useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { BriefingBanner } from './briefing-banner.tsx';
import { ConnectedCard } from './connected-card.tsx';
import { Decision } from './decision.tsx';
import { FitCard } from './fit-card.tsx';
import { JobBody } from './job-body.tsx';
import { JobHeader } from './job-header.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { SeenCard } from './seen-card.tsx';

/** Facts, then the texts beside the decision; below the desktop width the side cards that matter come first. */
export const JobDetail = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { standing } = job;
  useTitle(job.name);
  const body = (
    <Card as="article" pad>
      <JobBody job={job} />
    </Card>
  );
  return (
    <>
      <JobHeader job={job}>{profile?.id === job.company && <OwnerActions job={job} />}</JobHeader>
      {standing && job.briefing && <BriefingBanner job={job} />}
      {standing ? (
        <Columns>
          {body}
          <Rail aria-label={t('Your decision')} display={{ base: 'contents', desk: 'grid' }}>
            {standing.connection && <ConnectedCard connection={standing.connection} />}
            <Decision job={job} standing={standing} />
            <FitCard job={job} reason={standing.reason} />
            {!standing.connection && <SeenCard />}
          </Rail>
        </Columns>
      ) : (
        <Box maxWidth="860px">{body}</Box>
      )}
    </>
  );
};
