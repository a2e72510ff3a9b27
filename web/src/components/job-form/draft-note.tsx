import { Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';

type DraftNoteProps = {
  /** Whether the form was filled in from the draft, or the draft is open in another tab. */
  state: 'restored' | 'elsewhere';
  onStartOver: () => void;
};

/** Says that a form was filled in from a draft, with a button to start over; or that another tab has the draft. */
export const DraftNote = ({ state, onStartOver }: DraftNoteProps) => {
  const { t } = useTranslation();
  const isRestored = state === 'restored';
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" color="muted" textStyle="small" role="status">
      <Box as={isRestored ? CircleCheck : CircleAlert} boxSize="4" aria-hidden />
      {isRestored
        ? t('We restored your draft.')
        : t("The draft is open in another tab. What you type here isn't kept as a draft.")}
      {isRestored && (
        <Button variant="text" onClick={onStartOver}>
          {t('Start over')}
        </Button>
      )}
    </Box>
  );
};
