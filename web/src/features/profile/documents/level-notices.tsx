import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { type LevelContradiction, levelContradictions } from '@plumbline/shared/domain/documents/level-contradictions';
import { ratingLabel } from '@plumbline/shared/options/background/experience';
import { paths } from '@plumbline/shared/options/paths';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { documentNames } from '../../../components/documents/document-names.ts';
import { skillsOf } from '../../../components/seeker-profile/skill-lists.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/text/banner.tsx';

/** Contradictions between a license and a level, shown only to the worker. */
export const LevelNotices = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { rated } = skillsOf(profile.jobSeeker ?? {});
  const sentence = ({ problem, kind, category, rating }: LevelContradiction): string => {
    const told = { license: t(documentNames[kind]), trade: t(category), level: t(ratingLabel(rating) ?? '') };
    return problem === 'low'
      ? t('Your level in {{trade}} says {{level}}, but you hold a valid license for more: {{license}}.', told)
      : t('Your level in {{trade}} says {{level}}, but the license for it has expired: {{license}}.', told);
  };
  return levelContradictions(rated, profile.documents ?? []).map((each) => (
    <Banner
      key={each.category}
      tone="warning"
      icon={TriangleAlert}
      action={
        <ButtonLink to={paths.profile.own.path({ edit: 'true', section: 'skills' })}>
          {t('Change your level')}
        </ButtonLink>
      }
    >
      {sentence(each)}
    </Banner>
  ));
};
