import { useTranslation } from 'react-i18next';
import { useExpirationHours } from '../../lib/queries/expiration-hours.ts';
import { useSavedCount } from '../../lib/queries/jobs/saved-jobs.ts';
import { useSession, useSessionKind } from '../../lib/session/session.ts';
import { dotLabels } from './navigation/dot-labels.ts';
import { ShellFrame } from './shell-frame.tsx';
import { useDots } from './use-dots.ts';

/** The frame of the signed-in area for the session's user. */
export const Shell = () => {
  const { t } = useTranslation();
  const { userInfo, profile } = useSession();
  const kind = useSessionKind();
  useExpirationHours();
  const dots = useDots(kind !== 'admin');
  const saved = useSavedCount(kind === 'candidate' && Boolean(profile));
  const own = profile && [profile.name, profile.lastName].filter(Boolean).join(' ');
  return (
    <ShellFrame
      kind={kind}
      name={own || userInfo?.displayName || userInfo?.email || ''}
      dots={dotLabels(dots, t)}
      counts={saved ? { 'My Jobs': { count: saved, label: t('{{count}} saved', { count: saved }) } } : {}}
      unread={dots?.notifications.count}
    />
  );
};
