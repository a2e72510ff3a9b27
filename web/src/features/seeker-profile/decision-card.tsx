import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { StatusPill } from '../../components/pill.tsx';

type DecisionCardProps = {
  busy: boolean;
  /** Not given for a match: only an application can be accepted. */
  onAccept?: (() => void) | undefined;
  onDecline: () => void;
};

/** The answer to an unlocked applicant [APP-27, APP-28]. */
export const DecisionCard = ({ busy, onAccept, onDecline }: DecisionCardProps) => {
  const { t } = useTranslation();
  return (
    <Card as="section" pad aria-labelledby="decision" display="grid" gap="4">
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <h2 id="decision">{onAccept ? t('This application') : t('This match')}</h2>
        <StatusPill status="Unlocked" />
      </Box>
      <Box color="muted" textStyle="small">
        {onAccept
          ? t('Accept to share your contact details with the applicant and connect.')
          : t('Name, phone and email are open. Get in touch whenever you like.')}
      </Box>
      <Box display={{ base: 'none', md: 'grid' }} gap="2">
        {onAccept && (
          <Button variant="primary" size="lg" wide disabled={busy} onClick={onAccept}>
            {t('Accept')}
          </Button>
        )}
        <Button variant="text" wide disabled={busy} onClick={onDecline}>
          {t('Decline')}
        </Button>
      </Box>
    </Card>
  );
};
