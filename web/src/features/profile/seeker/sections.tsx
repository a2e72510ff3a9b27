import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { InformationFacts } from '../../../components/seeker-profile/information-facts.tsx';
import { LastActivity } from '../../../components/seeker-profile/last-activity.tsx';
import { ManagementExperience } from '../../../components/seeker-profile/management-experience.tsx';
import { ReferenceCards } from '../../../components/seeker-profile/reference-cards.tsx';
import { OpenResume } from '../../../components/seeker-profile/resume/open-resume.tsx';
import { skillsOf } from '../../../components/seeker-profile/skill-lists.ts';
import { LookingFor, Skills } from '../../../components/seeker-profile/skills.tsx';
import { TransportationChecks } from '../../../components/seeker-profile/transportation-checks.tsx';
import { WorkHistory } from '../../../components/seeker-profile/work-history.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { CheckItem } from '../../../ui/lists/check-item.tsx';
import { FactList } from '../../../ui/lists/fact-strip.tsx';
import { NotSpecified } from '../../../ui/text/not-specified.tsx';
import { WorkerDocuments } from '../documents/documents-section.tsx';
import { useGeneralFacts } from '../own/use-general-facts.ts';
import { useScrollToSection } from '../own/use-scroll-to-section.ts';
import { SeekerVisibility } from '../own/visibility.tsx';
import { useEditing } from '../section/editing.ts';
import { lazyFrom, usePreloadedForms } from '../section/lazy-forms.ts';
import { ProfileSection } from '../section/profile-section.tsx';

const loadForms = () => import('./forms.ts');
const form = lazyFrom(loadForms);
const GeneralForm = form('GeneralForm');
const LookingForForm = form('LookingForForm');
const SkillsForm = form('SkillsForm');
const InformationForm = form('InformationForm');
const TransportationForm = form('TransportationForm');
const BackgroundForm = form('BackgroundForm');
const ReferencesForm = form('ReferencesForm');
const ResumeEditor = form('ResumeEditor');

/** 'Upload Resume' while an edited profile has none; otherwise 'Open Resume' [PRO-12]. */
const Resume = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { editing } = useEditing();
  const root = useScrollToSection('resume');
  const resume = profile.jobSeeker?.resume;
  return (
    <Box ref={root} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2.5" alignContent="start">
      <h2>{editing && !resume ? t('Upload Resume') : t('Resume')}</h2>
      {editing ? (
        <Suspense fallback={<Box minHeight="120px" aria-busy="true" />}>
          <ResumeEditor profile={profile} />
        </Suspense>
      ) : resume ? (
        <Box justifySelf="start">
          <OpenResume resume={resume} name={fullName(profile)} />
        </Box>
      ) : (
        <NotSpecified />
      )}
    </Box>
  );
};

/** The user's job seeker profile, in the order of the requirements [PRO-07, PRO-13]. */
export const SeekerSections = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { editing } = useEditing();
  usePreloadedForms(loadForms);
  const part = profile.jobSeeker ?? {};
  const { rated, others } = skillsOf(part);
  const facts = useGeneralFacts(profile);
  const { positionSeeking = [], previousCompaniesWorkedFor = [], references = [], hasReferences } = part;
  const experienced = previousCompaniesWorkedFor.length > 0 || Boolean(part.managementExperience?.length);
  const answers = [part.isVeteran, part.isAdult, part.authorizedInUS, part.requireSponsorship];
  const informed = [...answers, part.latestEducation, part.hasFormalTraining].some((each) => each !== undefined);
  const transport = [part.validDriversLicense, part.validCdlLicense, part.reliableTransportation];
  return (
    <>
      <ProfileSection
        name="general"
        title={t('General Information')}
        plumb
        form={(close) => <GeneralForm profile={profile} onClose={close} />}
      >
        <FactList items={facts} layout="stacked" />
      </ProfileSection>
      <Section>
        <h2>{t('Professional Summary')}</h2>
        <ProfileSection
          name="lookingFor"
          title={t('Looking For')}
          level={3}
          part
          form={(close) => <LookingForForm profile={profile} onClose={close} />}
        >
          {positionSeeking.length > 0 ? <LookingFor part={part} /> : undefined}
        </ProfileSection>
        <ProfileSection
          name="skills"
          title={t('Trade Experience & Skills')}
          level={3}
          part
          form={(close) => <SkillsForm profile={profile} onClose={close} />}
        >
          {rated.length + others.length > 0 ? <Skills part={part} /> : undefined}
        </ProfileSection>
      </Section>
      <ProfileSection
        name="information"
        title={t('Profile Information')}
        form={(close) => <InformationForm profile={profile} onClose={close} />}
      >
        {informed ? <InformationFacts part={part} /> : undefined}
      </ProfileSection>
      <ProfileSection
        name="transportation"
        title={t('Transportation')}
        form={(close) => <TransportationForm profile={profile} onClose={close} />}
      >
        {transport.some((each) => each !== undefined) ? <TransportationChecks part={part} /> : undefined}
      </ProfileSection>
      <ProfileSection
        name="background"
        title={t('Background Information')}
        form={(close) => <BackgroundForm profile={profile} onClose={close} />}
      >
        {experienced || hasReferences !== undefined ? (
          <>
            <h3>{t('Work History')}</h3>
            <WorkHistory part={part} />
            <ManagementExperience part={part} />
            <ul>
              <CheckItem label={t('Professional References Available')} answer={hasReferences} />
            </ul>
          </>
        ) : undefined}
      </ProfileSection>
      <ProfileSection
        name="references"
        title={t('References')}
        form={(close) => <ReferencesForm profile={profile} onClose={close} />}
      >
        {references.length > 0 ? <ReferenceCards references={references} /> : undefined}
      </ProfileSection>
      <WorkerDocuments profile={profile} />
      <Section>
        <Box
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: editing ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          }}
          columnGap="8"
          rowGap="6"
        >
          <Resume profile={profile} />
          <LastActivity at={profile.lastActivity} />
        </Box>
      </Section>
      <SeekerVisibility profile={profile} />
    </>
  );
};
