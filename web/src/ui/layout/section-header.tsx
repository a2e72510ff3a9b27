import { Box } from '@chakra-ui/react';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';

type SectionHeaderProps = {
  title: string;
  /** A part of a section has an h3. */
  level?: 2 | 3;
  /** Hangs the plumb line from the card's edge; for a page's first heading only. */
  plumb?: boolean;
  /** `reading` shows 'Edit'; `editing` shows 'Cancel' and 'Save'. Without a mode there are no such buttons [SHL-27]. */
  mode?: 'reading' | 'editing';
  onEdit?: () => void;
  onCancel?: () => void;
  onSave?: () => void;
  saving?: boolean;
  /** The add-new action and its text, such as 'Add New Skill'. */
  onAdd?: () => void;
  addLabel?: string;
  /** More content at the right of the heading. */
  children?: ReactNode;
};

/** A section's h2 with its actions. */
export const SectionHeader = (props: SectionHeaderProps) => {
  const {
    title,
    level = 2,
    plumb = false,
    mode,
    onEdit,
    onCancel,
    onSave,
    saving = false,
    onAdd,
    addLabel,
    children,
  } = props;
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="5">
      <Heading className={plumb ? 'plumb' : undefined}>{title}</Heading>
      <Box display="flex" flexWrap="wrap" gap="2" my="-2.5">
        {children}
        {onAdd && (
          <Button variant="quiet" onClick={onAdd}>
            <Plus size={16} aria-hidden />
            {addLabel}
          </Button>
        )}
        {mode === 'reading' && (
          <Button variant="quiet" onClick={onEdit} aria-label={t('Edit {{title}}', { title })}>
            <Pencil size={16} aria-hidden />
            {t('Edit')}
          </Button>
        )}
        {mode === 'editing' && (
          <>
            <Button variant="text" onClick={onCancel}>
              {t('Cancel')}
            </Button>
            <Button variant="primary" onClick={onSave} type={onSave ? 'button' : 'submit'} disabled={saving}>
              {saving ? t('Saving...') : t('Save')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
};
