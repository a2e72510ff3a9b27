import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/text/banner.tsx';
import { JobSentBanner } from './job-sent-banner.tsx';
import { SendJobButton } from './send-job-button.tsx';
import { type InvitationProps, useInvitation } from './use-invitation.ts';

/** Invites a match to apply. After a job was sent, it shows the date instead of the button [APP-22]. */
export const SendJobOffer = (props: InvitationProps) => {
  const { t } = useTranslation();
  const { unsettled, date } = useInvitation(props);
  if (unsettled) return null;
  if (date) return <JobSentBanner date={date} />;
  if (!props.isMatch) return null;
  return (
    <Banner icon={Send} action={<SendJobButton seeker={props.seeker} label={t('Invite')} />}>
      {t('Invite this job seeker to apply to a job!')}
    </Banner>
  );
};
