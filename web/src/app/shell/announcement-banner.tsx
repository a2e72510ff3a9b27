import type { Announcement } from '@plumbline/shared/contracts/notifications/announcement';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/text/banner.tsx';

/** The announcement of staff to all users, in the reader's language. */
export const AnnouncementBanner = ({ text }: { text: Pick<Announcement, 'en' | 'es'> }) => {
  const { i18n } = useTranslation();
  return <Banner icon={Megaphone}>{text[i18n.language === 'es' ? 'es' : 'en']}</Banner>;
};
