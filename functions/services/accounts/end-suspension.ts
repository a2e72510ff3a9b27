import { suspensionEndTime } from '@plumbline/shared/domain/support/decisions';
import { nowIso } from '../../platform/clock.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { retryOnConflict, transact } from '../../table/core/transact.ts';
import type { ReminderItem } from '../../table/notifications/reminder.ts';
import {
  companyProfileRequest,
  isSeekerProfile,
  type ProfileItem,
  seekerProfileRequest,
} from '../../table/profiles/profile.ts';
import { auditWrite } from '../audit/audit-write.ts';
import { PLUMBLINE } from '../audit/plumbline.ts';
import { readAccount, reinstatementActions, reinstatementWrites, SUSPENSION_TRIES, subjectOf } from './suspension.ts';

const readProfile = async (id: string): Promise<ProfileItem | undefined> => {
  const { companies, seekers } = await batchGet({
    companies: [companyProfileRequest(id)],
    seekers: [seekerProfileRequest(id)],
  });
  return companies[0] ?? seekers[0];
};

const untilOf = (profile: ProfileItem, scope: 'account' | 'posts'): string | undefined => {
  if (scope === 'account') return profile.suspendedUntil;
  return isSeekerProfile(profile) ? undefined : profile.postsHidden?.until;
};

/**
 * Ends a suspension on the day that staff chose, the way staff end one. Nothing happens when staff have ended it or
 * chosen another day since the reminder was set.
 */
export const endSuspension = async ({ profile: id, subject, dueAt }: ReminderItem): Promise<undefined> => {
  const scope = subject === 'posts' ? 'posts' : 'account';
  await retryOnConflict(
    async () => {
      const profile = await readProfile(id);
      const until = profile && untilOf(profile, scope);
      if (!until || suspensionEndTime(until) !== dueAt) return;
      const account = await readAccount(id);
      const at = nowIso();
      await transact(
        ...reinstatementWrites(account, scope, at),
        auditWrite(
          PLUMBLINE,
          { action: reinstatementActions[scope], subject: subjectOf(account), after: { until } },
          at,
        ),
      );
    },
    { tries: SUSPENSION_TRIES },
  );
};
