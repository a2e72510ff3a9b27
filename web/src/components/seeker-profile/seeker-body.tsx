import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Section } from '../../ui/layout/card.tsx';
import { CheckItem } from '../../ui/lists/check-item.tsx';
import { NotSpecified } from '../../ui/text/not-specified.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { InformationFacts } from './information-facts.tsx';
import { LastActivity } from './last-activity.tsx';
import { LockedLine } from './locked-line.tsx';
import { ManagementExperience } from './management-experience.tsx';
import { LockedReferences, ReferenceCards } from './reference-cards.tsx';
import { OpenResume } from './resume/open-resume.tsx';
import { LookingFor, Skills } from './skills.tsx';
import { TransportationChecks } from './transportation-checks.tsx';
import { WorkHistory } from './work-history.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <h2>{title}</h2>
    {children}
  </Section>
);

const References = ({ seeker }: { seeker: ProfileView }) => {
  const references = seeker.jobSeeker?.references ?? [];
  const count = seeker.redacted ? (seeker.referenceCount ?? 0) : references.length;
  if (count === 0) return <NotSpecified />;
  return seeker.redacted ? <LockedReferences count={count} /> : <ReferenceCards references={references} />;
};

/** The state of the resume: hidden, downloadable, or none [PRO-12, PRO-38]. */
const Resume = ({ seeker }: { seeker: ProfileView }) => {
  const { t } = useTranslation();
  const { hasResume, resume } = seeker.jobSeeker ?? {};
  if (resume) return <OpenResume resume={resume} name={fullName(seeker)} />;
  return seeker.redacted && hasResume ? <LockedLine>{t('Opens after you unlock')}</LockedLine> : <NotSpecified />;
};

/** A seeker's profile as a company reads it, with the sections in the order of the requirements [PRO-13]. */
export const SeekerBody = ({ seeker }: { seeker: ProfileView }) => {
  const { t } = useTranslation();
  const { jobSeeker: part = {}, documents = [] } = seeker;
  return (
    <Card as="article" pad>
      <Section>
        <h2 className="plumb">{t('Professional Summary')}</h2>
        <h3>{t('Looking For')}</h3>
        <LookingFor part={part} />
        <h3>{t('Trade Experience & Skills')}</h3>
        <Skills part={part} />
      </Section>
      <Part title={t('Profile Information')}>
        <InformationFacts part={part} />
      </Part>
      <Part title={t('Transportation')}>
        <TransportationChecks part={part} />
      </Part>
      <Part title={t('Background Information')}>
        <h3>{t('Work History')}</h3>
        <WorkHistory part={part} locked={seeker.redacted} />
        <ManagementExperience part={part} />
        <ul>
          <CheckItem label={t('Professional References Available')} answer={part.hasReferences} />
        </ul>
      </Part>
      <Part title={t('References')}>
        <References seeker={seeker} />
      </Part>
      {documents.length > 0 && (
        <Part title={t('Licenses and Cards')}>
          <DocumentList documents={documents} />
          {seeker.redacted && <LockedLine>{t('Numbers, dates and photos open after you unlock.')}</LockedLine>}
        </Part>
      )}
      <Section>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="8"
          rowGap="6"
        >
          <Box display="grid" gap="2.5" alignContent="start" justifyItems="start">
            <h2>{t('Resume')}</h2>
            <Resume seeker={seeker} />
          </Box>
          <LastActivity at={seeker.lastActivity} />
        </Box>
      </Section>
      <ReportButton kind="profile" id={seeker.id} owner={seeker.id} />
    </Card>
  );
};
