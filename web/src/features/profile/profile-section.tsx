import { Box } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/card.tsx';
import { SectionHeader } from '../../components/section-header.tsx';

type ProfileSectionProps = {
  title: string;
  /** Hangs the plumb line; for a page's first section. */
  plumb?: boolean;
  /** Whether the page is being edited: only then the section offers 'Edit' [PRO-22]. */
  editing: boolean;
  /** What the section shows; undefined when there is nothing to show yet. */
  children: ReactNode | undefined;
  /** The section's form; it closes itself after saving. */
  form: (close: () => void) => ReactNode;
};

/** A part of the own profile that is read or edited on its own. */
export const ProfileSection = ({ title, plumb = false, editing, children, form }: ProfileSectionProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (editing && open) return <Section>{form(() => setOpen(false))}</Section>;
  return (
    <Section>
      <SectionHeader title={title} plumb={plumb} mode={editing ? 'reading' : undefined} onEdit={() => setOpen(true)} />
      {children ?? (
        <Box as="p" color="muted">
          {editing ? t('Update your profile to add details') : t('Not specified')}
        </Box>
      )}
    </Section>
  );
};
