import { maskName } from '@plumbline/shared/contracts/masking/mask-profile';
import { contactAccessRequest } from '../access/contact-access.ts';
import { batchGet } from '../core/batch-get.ts';
import { companyProfileRequest, seekerProfileRequest } from '../profiles/profile.ts';
import { NAME, type NotificationItem, notificationsReadRequest } from './notification.ts';

type Reader = { userId: string; profileId?: string | undefined };

/** Whether a notification is shown with the name of the profile that it comes from. */
const hasName = ({ title, kind }: NotificationItem): boolean => title.includes(NAME) || kind === 'newApplicant';

/**
 * Returns the names of the profiles that notifications come from, as the reader may see them now, and the date up to
 * which all are read. Makes three requests.
 */
export const readNotificationNames = async (items: readonly NotificationItem[], { userId, profileId }: Reader) => {
  const ids = [...new Set(items.filter(hasName).map(({ profile }) => profile))];
  const found = await batchGet(
    {
      read: [notificationsReadRequest(userId)],
      seekers: ids.map(seekerProfileRequest),
      companies: ids.map(companyProfileRequest),
      contactAccesses: profileId ? ids.map((id) => contactAccessRequest(profileId, id)) : [],
    },
    { requests: 3 },
  );
  const names = ids.map(
    (id, at) =>
      [id, found.companies[at]?.name ?? maskName(id, found.seekers[at], Boolean(found.contactAccesses[at]))] as const,
  );
  return { names: new Map(names), until: found.read[0]?.until ?? '' };
};
