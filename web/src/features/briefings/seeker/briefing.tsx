import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BlockCompany, BlockedBanner } from '../../../components/block/block-company.tsx';
import { FitCard } from '../../../components/job/fit-card.tsx';
import { JobPostBody, useJobFacts } from '../../../components/job/job-post.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Columns, Rail } from '../../../ui/layout/card.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { Banner } from '../../../ui/text/banner.tsx';
import { DateText, useRelativeTime } from '../../../ui/text/date-text.tsx';
import { AcceptedCard } from './accepted-card.tsx';
import { Answer } from './answer.tsx';
import { WhatTheySee } from './what-they-see.tsx';

type BriefingProps = { job: JobView; applicationStatus: NonNullable<JobView['applicationStatus']>; company: string };

const Header = ({ job, applicationStatus, company }: BriefingProps) => {
  const { t } = useTranslation();
  const when = useRelativeTime({ inSentence: true });
  const facts = useJobFacts(job);
  return (
    <Box as="header" display="grid" gap="4">
      <div>
        <h1>{job.name}</h1>
        <Box as="p" mt="2" display="flex" flexWrap="wrap" alignItems="center" rowGap="1" columnGap="4">
          <b>{company}</b>
          <Link className="tap" to={paths.profile.view.path(job.company, 'provider')}>
            {t('View company profile')}
          </Link>
          {applicationStatus.state === 'requested' && applicationStatus.date && (
            <Box as="span" color="muted">
              {t('Sent {{when}}, just to you', { when: when(applicationStatus.date) })}
            </Box>
          )}
        </Box>
      </div>
      <FactStrip items={facts} />
    </Box>
  );
};

/** The outcome of a briefing that can no longer be accepted or declined. */
const BriefingEnded = ({ job, applicationStatus, company, isNew }: BriefingProps & { isNew: boolean }) => {
  const { t } = useTranslation();
  if (applicationStatus.state === 'granted' && applicationStatus.connection)
    return (
      <AcceptedCard
        company={{ id: job.company, name: company }}
        contact={applicationStatus.connection.company}
        isNew={isNew}
      />
    );
  return (
    <Banner action={<ButtonLink to={paths.jobs.search.path()}>{t('Find Jobs')}</ButtonLink>}>
      {applicationStatus.state === 'rejected' ? (
        <>
          {t('You declined this job briefing.')} {applicationStatus.date && <DateText value={applicationStatus.date} />}
        </>
      ) : (
        t('{{company}} withdrew this job briefing. There is nothing to answer.', { company })
      )}
    </Banner>
  );
};

/** The job of a briefing with the buttons to respond, or the response that was given [BRF-11, BRF-17]. */
export const Briefing = (props: BriefingProps) => {
  const { job, applicationStatus, company } = props;
  const { t } = useTranslation();
  useTitle(job.name);
  const [accepted, setAccepted] = useState(false);
  const blockable = { id: job.company, name: company };
  const isOpen = applicationStatus.state === 'requested' && !job.deletedAt && !applicationStatus.blocked;
  const isKnown = applicationStatus.contactOpen ?? false;
  return (
    <>
      {applicationStatus.blocked && <BlockedBanner company={blockable} />}
      {!isOpen && !(applicationStatus.blocked && applicationStatus.state === 'requested') && (
        <BriefingEnded {...props} isNew={accepted} />
      )}
      <Header {...props} />
      <Columns>
        <JobPostBody job={job} />
        <Rail aria-label={t('Your answer')} display={{ base: 'contents', desk: 'grid' }}>
          {isOpen && <Answer job={job} company={company} isKnown={isKnown} onAccepted={() => setAccepted(true)} />}
          {isOpen && <WhatTheySee isKnown={isKnown} />}
          <FitCard job={job} reason={applicationStatus.reason} />
          {!applicationStatus.blocked && <BlockCompany company={blockable} />}
        </Rail>
      </Columns>
    </>
  );
};
