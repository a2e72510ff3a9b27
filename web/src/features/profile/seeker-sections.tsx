import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/fact-strip.tsx';
import { Chip, Chips } from '../../components/pill.tsx';
import { LookingForForm } from './looking-for-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SeekerGeneralForm } from './seeker-general-form.tsx';
import { SkillsView, skillsOf } from './skills-view.tsx';
import { useGeneralFacts } from './use-general-facts.ts';

// The rating rule as a slider is a large part of the page and used by job seekers who edit only.
const SkillsForm = lazy(async () => ({ default: (await import('./skills-form.tsx')).SkillsForm }));

type SeekerSectionsProps = { profile: ProfileView; editing: boolean };

/** The own profile of a job seeker, in the specification's order [PRO-07, PRO-13]. */
export const SeekerSections = ({ profile, editing }: SeekerSectionsProps) => {
  const { t } = useTranslation();
  const positions = profile.jobSeeker?.positionSeeking ?? [];
  const skills = skillsOf(profile);
  const facts = useGeneralFacts(profile);
  return (
    <>
      <ProfileSection
        title={t('General Information')}
        plumb
        editing={editing}
        form={(close) => <SeekerGeneralForm profile={profile} onClose={close} />}
      >
        <FactList items={facts} />
      </ProfileSection>
      <ProfileSection
        title={t('Looking For')}
        editing={editing}
        form={(close) => <LookingForForm profile={profile} onClose={close} />}
      >
        {positions.length > 0 ? (
          <Chips>
            {positions.map((position) => (
              <Chip key={position}>{t(position)}</Chip>
            ))}
          </Chips>
        ) : undefined}
      </ProfileSection>
      <ProfileSection
        title={t('Trade Experience & Skills')}
        editing={editing}
        form={(close) => (
          <Suspense>
            <SkillsForm profile={profile} onClose={close} />
          </Suspense>
        )}
      >
        {skills.rated.length + skills.others.length > 0 ? <SkillsView {...skills} /> : undefined}
      </ProfileSection>
    </>
  );
};
