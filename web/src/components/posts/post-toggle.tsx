import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/controls/segmented.tsx';

export const postKinds = ['jobs', 'projects', 'briefings'] as const;
export type PostKind = (typeof postKinds)[number];

/** Chooses which of the company's posts are shown [EMP-39]. */
export const PostToggle = ({ value, onChange }: { value: PostKind; onChange: (kind: PostKind) => void }) => {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('Posts')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'jobs', label: t('Jobs') },
        { value: 'projects', label: t('Projects') },
        { value: 'briefings', label: t('Job Briefings') },
      ]}
    />
  );
};
