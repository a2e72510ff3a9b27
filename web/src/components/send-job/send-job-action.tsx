import { useTranslation } from 'react-i18next';
import { SendJobButton } from './send-job-button.tsx';
import { type InvitationProps, useInvitation } from './use-invitation.ts';

/** 'Send Job' among the page's buttons; not offered for a match who was already sent one [PRO-02, APP-22, APP-23]. */
export const SendJobAction = (props: InvitationProps) => {
  const { t } = useTranslation();
  const { unsettled, date } = useInvitation(props);
  if (unsettled || (props.isMatch && date)) return null;
  return <SendJobButton seeker={props.seeker} label={t('Send Job')} />;
};
