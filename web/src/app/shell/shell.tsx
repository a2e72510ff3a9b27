import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useTranslation } from 'react-i18next';
import { useExpirationHours } from '../../lib/queries/expiration-hours.ts';
import { useSavedCount } from '../../lib/queries/jobs/saved-jobs.ts';
import { useQueueCounts } from '../../lib/queries/queue-counts.ts';
import { useSession, useSessionKind } from '../../lib/session/session.ts';
import { staffRoleWords } from '../../lib/staff/role-words.ts';
import { staffRoleIn } from '../../lib/staff/staff-right.ts';
import { AgreementGate } from './agreement/agreement-gate.tsx';
import { badgeLabels } from './navigation/badge-labels.ts';
import { ShellFrame } from './shell-frame.tsx';
import { useBadges } from './use-badges.ts';

/** The user's own name. A user who never gave one has the name of the company, or the email address. */
const personName = (displayName = '', company?: string): string | undefined =>
  displayName === '' || displayName === company || displayName.includes('@') ? undefined : displayName;

/** The frame of the signed-in area for the session's user. */
export const Shell = () => {
  const { t } = useTranslation();
  const session = useSession();
  const { userInfo, profile } = session;
  const kind = useSessionKind();
  useExpirationHours();
  const badges = useBadges(kind !== 'admin');
  const saved = useSavedCount(kind === 'candidate' && Boolean(profile));
  const { data: queue } = useQueueCounts(kind === 'admin');
  const own = profile ? fullName(profile) : undefined;
  const person = personName(userInfo?.displayName, own);
  const staffRole = staffRoleIn(session);
  return (
    <>
      <AgreementGate />
      <ShellFrame
        kind={kind}
        staffRole={staffRole}
        name={person || own || userInfo?.email || ''}
        company={staffRole ? t(staffRoleWords[staffRole]) : person && own}
        badges={badgeLabels(badges, t)}
        counts={{
          ...(saved && { 'My Jobs': { count: saved, label: t('{{count}} saved', { count: saved }) } }),
          ...(queue?.open && { Queue: { count: queue.open, label: t('{{count}} open', { count: queue.open }) } }),
        }}
        unread={badges?.notifications.count}
        messages={badges?.messages.count}
        announcement={badges?.announcement}
      />
    </>
  );
};
