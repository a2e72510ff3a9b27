import { Box, chakra } from '@chakra-ui/react';
import { type FormEventHandler, type ReactNode, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedWordsNotice } from '../../../components/blocked-words/blocked-words-notice.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { FocusContext } from './editing.ts';
import { SaveConflict, type Saving } from './save-conflict.tsx';

const Stack = chakra('form', { base: { display: 'grid', gap: '4.5', maxWidth: 'form' } });

type SectionFormProps = {
  title: string;
  level?: 2 | 3;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  save: Saving;
  /** Removes words from the texts of the form. */
  removeWords: (words: readonly string[]) => void;
  /** The add-new action and its text. */
  onAdd?: () => void;
  addLabel?: string;
  children: ReactNode;
};

const FIELDS = 'input:not([type=file], [disabled]), select, textarea, [contenteditable=true]';

/** A section being edited: 'Cancel' and 'Save' next to its title, on a phone at its end, within reach [SHL-27]. */
export const SectionForm = (props: SectionFormProps) => {
  const { title, level = 2, onSubmit, onCancel, save, removeWords, children, ...add } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const takesFocus = use(FocusContext);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [takesFocus]);
  return (
    <Stack ref={form} noValidate onSubmit={onSubmit} aria-label={title}>
      <Box display={{ base: 'none', md: 'block' }}>
        <SectionHeader
          title={title}
          level={level}
          mode="editing"
          onCancel={onCancel}
          saving={save.isPending}
          {...add}
        />
      </Box>
      <Box display={{ md: 'none' }}>
        <SectionHeader title={title} level={level} {...add} />
      </Box>
      <SaveConflict save={save} />
      <BlockedWordsNotice
        error={save.error}
        onRemove={(words) => {
          removeWords(words);
          save.reset();
        }}
      />
      {children}
      <Box display={{ base: 'grid', md: 'none' }} gridTemplateColumns="1fr 1fr" gap="2.5">
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {save.isPending ? t('Saving...') : t('Save')}
        </Button>
      </Box>
    </Stack>
  );
};
