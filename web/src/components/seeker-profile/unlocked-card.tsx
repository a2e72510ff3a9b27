import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { paths } from '@plumbline/shared/options/paths';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StatusPill } from '../../ui/text/pill.tsx';
import { CallBar, ContactButtons } from './contact-buttons.tsx';
import { ReachQuestion } from './reach-question.tsx';

type UnlockedCardProps = {
  seeker: Pick<ProfileView, 'id' | 'name' | 'lastName' | 'phoneNumber' | 'phoneExtension' | 'email'>;
  title: string;
  status?: 'Unlocked' | 'Connected';
  /** The decision about the seeker, while it is open. */
  children?: ReactNode;
};

/** An open profile: phone, e-mail and messages first, then the decision [APP-20]. */
export const UnlockedCard = ({ seeker, title, status = 'Unlocked', children }: UnlockedCardProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Card as="section" pad aria-labelledby="contact" display="grid" gap="4">
        <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
          <h2 id="contact">{title}</h2>
          <StatusPill status={status} />
        </Box>
        <Box display="grid" gap="3">
          <ContactButtons seeker={seeker} />
          <ButtonLink to={paths.messages.conversation.path(seeker.id)} wide>
            <MessageSquare size={20} aria-hidden />
            {t('Message')}
          </ButtonLink>
        </Box>
        {children && (
          <Box display="grid" gap="3" borderTopWidth="1px" borderColor="border" pt="4">
            {children}
          </Box>
        )}
        <ReachQuestion seeker={seeker} />
        {status === 'Unlocked' && (
          <Box as="p" color="muted" textStyle="small">
            <Trans
              i18nKey="If neither the phone nor the email works, <report>report it within 7 days</report> for a refund."
              components={{ report: <Link to={paths.toolbox.billing.path()} /> }}
            />
          </Box>
        )}
      </Card>
      <CallBar seeker={seeker} />
    </>
  );
};
