import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';

type DecisionButtonsProps = {
  busy: boolean;
  /** When the seeker applied. Undefined for a match without an application, which can't be accepted. */
  appliedAt?: string | undefined;
  onAccept?: (() => void) | undefined;
  onDecline: () => void;
};

/** The decision about an unlocked applicant [APP-27, APP-28]. */
export const DecisionButtons = ({ busy, appliedAt, onAccept, onDecline }: DecisionButtonsProps) => {
  const { t } = useTranslation();
  return (
    <>
      {appliedAt && (
        <Box as="p" color="muted" textStyle="small">
          {t('Applied on')} <DateText value={appliedAt} />
        </Box>
      )}
      <Box display="flex" gap="2" css={{ '& > *': { flex: '1' } }}>
        {onAccept && (
          <Button disabled={busy} onClick={onAccept}>
            {t('Accept')}
          </Button>
        )}
        <Button variant="text" disabled={busy} onClick={onDecline}>
          {t('Decline')}
        </Button>
      </Box>
      {onAccept && (
        <Box as="p" color="muted" textStyle="small">
          {t('Accepting shares your contact details with the applicant.')}
        </Box>
      )}
    </>
  );
};
