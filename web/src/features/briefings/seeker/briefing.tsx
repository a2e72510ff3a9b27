import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BlockCompany, BlockedBanner } from '../../../components/block/block-company.tsx';
import { FitCard } from '../../../components/job/fit-card.tsx';
import { JobPostBody, useJobFacts } from '../../../components/job/job-post.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Columns, Rail } from '../../../ui/layout/card.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { Banner } from '../../../ui/text/banner.tsx';
import { DateText, useRelativeTime } from '../../../ui/text/date-text.tsx';
import { AcceptedCard } from './accepted-card.tsx';
import { Answer } from './answer.tsx';
import { WhatTheySee } from './what-they-see.tsx';

type BriefingProps = { job: JobView; standing: NonNullable<JobView['standing']>; company: string };

const Header = ({ job, standing, company }: BriefingProps) => {
  const { t } = useTranslation();
  const when = useRelativeTime({ inSentence: true });
  const facts = useJobFacts(job);
  return (
    <Box as="header" display="grid" gap="4">
      <div>
        <h1>{job.name}</h1>
        <Box as="p" mt="2" display="flex" flexWrap="wrap" alignItems="center" rowGap="1" columnGap="4">
          <b>{company}</b>
          <Link to={paths.profile.view.path(job.company, 'provider')}>{t('View company profile')}</Link>
          {standing.state === 'requested' && standing.date && (
            <Box as="span" color="muted">
              {t('Sent {{when}}, to you only', { when: when(standing.date) })}
            </Box>
          )}
        </Box>
      </div>
      <FactStrip items={facts} />
    </Box>
  );
};

/** What became of a briefing that waits for no answer any more. */
const Ended = ({ standing, company }: Pick<BriefingProps, 'standing' | 'company'>) => {
  const { t } = useTranslation();
  if (standing.state === 'granted' && standing.connection)
    return <AcceptedCard company={company} contact={standing.connection.company} />;
  return (
    <Banner action={<ButtonLink to={paths.jobs.search.path()}>{t('Find Jobs')}</ButtonLink>}>
      {standing.state === 'rejected' ? (
        <>
          {t('You declined this job briefing.')} {standing.date && <DateText value={standing.date} />}
        </>
      ) : (
        t('{{company}} withdrew this job briefing. There is nothing to answer.', { company })
      )}
    </Banner>
  );
};

/** The whole job of a briefing with the answer beside it, or what was answered [BRF-11, BRF-17]. */
export const Briefing = (props: BriefingProps) => {
  const { job, standing, company } = props;
  const { t } = useTranslation();
  useTitle(job.name);
  const blockable = { id: job.company, name: company };
  const isOpen = standing.state === 'requested' && !job.deletedAt && !standing.blocked;
  const isKnown = standing.contactOpen ?? false;
  return (
    <>
      {standing.blocked && <BlockedBanner company={blockable} />}
      {!isOpen && !(standing.blocked && standing.state === 'requested') && (
        <Ended standing={standing} company={company} />
      )}
      <Header {...props} />
      <Columns>
        <JobPostBody job={job} />
        <Rail aria-label={t('Your answer')} display={{ base: 'contents', desk: 'grid' }}>
          {isOpen && <Answer job={job} company={company} isKnown={isKnown} />}
          {isOpen && <WhatTheySee isKnown={isKnown} />}
          <FitCard job={job} reason={standing.reason} />
          {!standing.blocked && <BlockCompany company={blockable} />}
        </Rail>
      </Columns>
    </>
  );
};
