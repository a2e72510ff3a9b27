import { Box } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

type EntryCardProps = {
  /** The current name of the entry. */
  title: string;
  /** Whether removing the entry would lose data and needs a confirmation. */
  confirms: boolean;
  onRemove: () => void;
  children: ReactNode;
};

/** An entry of a list being edited, between rules, with 'Remove'. */
export const EntryCard = ({ title, confirms, onRemove, children }: EntryCardProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Box as="fieldset" display="grid" gap="4" borderTopWidth="1px" borderColor="border" pt="3.5" minWidth="0">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Box as="legend" float="left" fontWeight="semibold" minWidth="0" overflowWrap="anywhere">
          {title}
        </Box>
        <Button
          variant="text"
          onClick={() => (confirms ? setAsking(true) : onRemove())}
          aria-label={t('Remove {{name}}', { name: title })}
        >
          <Trash2 size={16} aria-hidden />
          {t('Remove')}
        </Button>
      </Box>
      {children}
      <ConfirmDialog
        open={asking}
        title={t('Remove {{name}}?', { name: title })}
        text={t('It will be removed when you save.')}
        confirmLabel={t('Remove')}
        danger
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
};
