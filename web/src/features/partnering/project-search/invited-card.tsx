import { Box } from '@chakra-ui/react';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { CONNECTION_MESSAGE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { useDeclineInvitation } from '../api/use-answer-invitation.ts';
import type { useConnect } from '../api/use-connect.ts';

type InvitedCardProps = { project: ProjectView; connect: ReturnType<typeof useConnect> };

/**
 * Shows that the owner has invited this company. Accepting connects the two immediately, with an optional message. On a
 * phone the card is before the project, because the bar at the bottom shows the buttons from the start.
 */
export const InvitedCard = ({ project, connect }: InvitedCardProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const decline = useDeclineInvitation(project.id);
  const form = useForm({ defaultValues: { message: '' } });
  const accept = form.handleSubmit(({ message }) => connect.mutate(message));
  const company = project.profile[0]?.name ?? '';
  const date = project.invitation && formatDate(project.invitation.date, { locale });
  const busy = connect.isPending || decline.isPending;
  const buttons = (
    <>
      <Button variant="primary" size="lg" wide onClick={() => void accept()} disabled={busy}>
        {connect.isPending ? t('Sending...') : t("I'm Interested")}
      </Button>
      <Button variant="line" wide onClick={() => decline.mutate()} disabled={busy}>
        {t('Decline')}
      </Button>
    </>
  );
  return (
    <>
      <Card as="section" pad display="grid" gap="3" order={{ base: -2, desk: 0 }} aria-labelledby="connect">
        <h2 id="connect">{t('{{company}} invites you', { company })}</h2>
        <Box as="p" color="muted" textStyle="small">
          {t("Invited {{date}}. Interested? You'll both see each other's phone and email. It's free.", { date })}
        </Box>
        <Box as="p" color="muted" textStyle="small">
          {t("If you decline, {{company}} gets an email that you aren't available for this project.", { company })}
        </Box>
        <TextArea
          control={form.control}
          name="message"
          label={t('Message (optional)')}
          rows={3}
          maxLength={CONNECTION_MESSAGE_MAX_LENGTH}
          showCount
        />
        <Box display={{ base: 'none', md: 'grid' }} gap="2">
          {buttons}
        </Box>
      </Card>
      <PhoneActionBar>{buttons}</PhoneActionBar>
    </>
  );
};
