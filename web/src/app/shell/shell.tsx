import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useTranslation } from 'react-i18next';
import { useExpirationHours } from '../../lib/queries/expiration-hours.ts';
import { useSavedCount } from '../../lib/queries/jobs/saved-jobs.ts';
import { useSession, useSessionKind } from '../../lib/session/session.ts';
import { badgeLabels } from './navigation/badge-labels.ts';
import { ShellFrame } from './shell-frame.tsx';
import { useBadges } from './use-badges.ts';

/** The frame of the signed-in area for the session's user. */
export const Shell = () => {
  const { t } = useTranslation();
  const { userInfo, profile } = useSession();
  const kind = useSessionKind();
  useExpirationHours();
  const badges = useBadges(kind !== 'admin');
  const saved = useSavedCount(kind === 'candidate' && Boolean(profile));
  const own = profile && fullName(profile);
  return (
    <ShellFrame
      kind={kind}
      name={own || userInfo?.displayName || userInfo?.email || ''}
      badges={badgeLabels(badges, t)}
      counts={saved ? { 'My Jobs': { count: saved, label: t('{{count}} saved', { count: saved }) } } : {}}
      unread={badges?.notifications.count}
      messages={badges?.messages.count}
    />
  );
};
