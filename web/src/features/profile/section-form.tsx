import { Box, chakra } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { SectionHeader } from '../../components/section-header.tsx';

const Stack = chakra('form', { base: { display: 'grid', gap: '4.5', maxWidth: 'form' } });

type SectionFormProps = {
  title: string;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  saving: boolean;
  /** The add-new action and its text. */
  onAdd?: () => void;
  addLabel?: string;
  children: ReactNode;
};

/** A section being edited: 'Cancel' and 'Save' beside its title, on a phone at its end, in reach [SHL-27]. */
export const SectionForm = ({ title, onSubmit, onCancel, saving, children, ...add }: SectionFormProps) => {
  const { t } = useTranslation();
  return (
    <Stack noValidate onSubmit={onSubmit}>
      <Box display={{ base: 'none', md: 'block' }}>
        <SectionHeader title={title} mode="editing" onCancel={onCancel} saving={saving} {...add} />
      </Box>
      <Box display={{ md: 'none' }}>
        <SectionHeader title={title} {...add} />
      </Box>
      {children}
      <Box display={{ base: 'grid', md: 'none' }} gridTemplateColumns="1fr 1fr" gap="2.5">
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary" disabled={saving}>
          {saving ? t('Saving...') : t('Save')}
        </Button>
      </Box>
    </Stack>
  );
};

/** Two short fields in a row; below each other on a phone. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4.5',
    alignItems: 'start',
  },
});
