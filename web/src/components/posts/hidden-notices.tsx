import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Notice } from '../../ui/text/notice.tsx';

const SupportLink = () => {
  const { t } = useTranslation();
  return <Link to={`${paths.landing.path()}${SUPPORT_HASH}`}>{t('Think we got it wrong? Write to Support.')}</Link>;
};

type TakenDownNoticeProps = { takenDown: JobView['takenDown']; isProject?: boolean };

/** Tells the owner of a job or project that Plumbline took it down, and why. */
export const TakenDownNotice = ({ takenDown, isProject = false }: TakenDownNoticeProps) => {
  const { t } = useTranslation();
  if (!takenDown) return null;
  return (
    <Notice tone="danger">
      <p>
        {isProject
          ? t('Plumbline took this project down. Only you see it.')
          : t('Plumbline took this job down. Only you see it.')}{' '}
        <DateText value={takenDown.date} />
      </p>
      <p>{t('The reason: {{reason}}', { reason: takenDown.reason })}</p>
      <SupportLink />
    </Notice>
  );
};

/** Tells a company's users that Plumbline hid their jobs and projects, why, and until when. */
export const PostsHiddenNotice = () => {
  const { t } = useTranslation();
  const { data } = useOwnProfile();
  const hidden = data?.postsHidden;
  if (!hidden) return null;
  return (
    <Notice tone="danger">
      <p>{t("Plumbline hid your jobs and projects. Only you see them, and you can't post new ones.")}</p>
      <p>{t('The reason: {{reason}}', { reason: hidden.reason })}</p>
      {hidden.until && (
        <p>
          {t('This ends by itself on')} <DateText value={hidden.until} />.
        </p>
      )}
      <SupportLink />
    </Notice>
  );
};
