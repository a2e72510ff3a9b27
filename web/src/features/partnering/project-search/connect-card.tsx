import { Box } from '@chakra-ui/react';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { isOpenInvitation } from '@plumbline/shared/domain/projects/invitation-states';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RequestMessage } from '../../../components/project/request-message.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import type { useConnect } from '../api/use-connect.ts';
import { ConnectForm } from './connect-form.tsx';
import { InvitedCard } from './invited-card.tsx';

type ConnectCardProps = {
  project: ProjectView;
  connect: ReturnType<typeof useConnect>;
  /** 'Connect', or 'I'm Interested' in the variant of the search [PRJ-14]. */
  label: string;
};

/** A rejection expires; until then the company can't ask again. */
const mayAsk = ({ connection }: ProjectView): boolean =>
  !connection || (connection.state === 'rejected' && (connection.ends ?? '') <= new Date().toISOString());

/** The button to connect, or the state of the request [PRJ-16, PRJ-17]. */
export const ConnectCard = ({ project, connect, label }: ConnectCardProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const company = project.profile[0]?.name ?? '';
  const { connection, interestUntil } = project;
  const takesRequests = !project.closedAt && !isInterestOver(interestUntil, new Date());
  if (connect.data?.state === 'requested') {
    return (
      <Card as="section" pad display="grid" gap="3" role="status" aria-labelledby="connect">
        <Box display="flex" gap="2.5" alignItems="baseline">
          <Box as="span" color="success" transform="translateY(3px)" lineHeight="1">
            <CircleCheck size={20} aria-hidden />
          </Box>
          <h2 id="connect">{t("Success! You've sent a connection request to {{company}}", { company })}</h2>
        </Box>
        <Box as="p" color="muted" textStyle="small">
          {t("They'll review your profile. We'll notify you by email.")}
        </Box>
      </Card>
    );
  }
  if (project.invitation && isOpenInvitation(project.invitation.state) && takesRequests && !connect.isSuccess) {
    return <InvitedCard project={project} connect={connect} />;
  }
  if (takesRequests && mayAsk(project) && !connect.isSuccess) {
    return <ConnectForm company={company} connect={connect} label={label} />;
  }
  const date = connection && formatDate(connection.date, { locale });
  const status = {
    requested: t('You asked to connect on {{date}}.', { date }),
    granted: t('Connected since {{date}}.', { date }),
    rejected: t('{{company}} declined on {{date}}.', { company, date }),
    withdrawn: t('Withdrawn on {{date}}', { date }),
  };
  const over = project.closedAt
    ? t('This project is closed')
    : t('The last day to ask was {{date}}.', { date: interestUntil && formatDate(interestUntil, { locale }) });
  return (
    <Card as="section" pad display="grid" gap="2" aria-labelledby="connect">
      <h2 id="connect">{t('Your connection')}</h2>
      <p>{connection ? status[connection.state] : over}</p>
      {connection?.message && <RequestMessage text={connection.message} />}
    </Card>
  );
};
