import { Box } from '@chakra-ui/react';
import type { ProfileSectionName } from '@plumbline/shared/domain/profile/profile-strength';
import { type ReactNode, type Ref, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/layout/card.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { NotSpecified } from '../../../ui/text/not-specified.tsx';
import { FocusContext, useEditing } from './editing.ts';
import { forgetDraft, readDraft } from './section-drafts.ts';

type ProfileSectionProps = {
  name: ProfileSectionName;
  title: string;
  level?: 2 | 3;
  /** Whether this is a part of another section. */
  part?: boolean;
  /** Hangs the plumb line; for a page's first section. */
  plumb?: boolean;
  /** The content of the section; undefined when it is empty. */
  children: ReactNode | undefined;
  /** Renders the section's form, which closes itself after saving. */
  form: (close: () => void) => ReactNode;
};

/** A part of the user's profile that is read or edited on its own; only a page in edit mode offers 'Edit' [PRO-22]. */
export const ProfileSection = (props: ProfileSectionProps) => {
  const { name, title, level = 2, part = false, plumb = false, children, form } = props;
  const { t } = useTranslation();
  const { profileId, editing, requestedSection, clearRequestedSection } = useEditing();
  const [open, setOpen] = useState(() => readDraft(profileId, name) !== undefined);
  const [asked, setAsked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isRequested = editing && requestedSection === name;

  useEffect(() => {
    if (!isRequested) return;
    setAsked(true);
    setOpen(true);
    root.current?.scrollIntoView({ block: 'start' });
  }, [isRequested]);

  // In a transition the section stays until its form has loaded, so that the page moves once.
  const edit = () =>
    startTransition(() => {
      setAsked(true);
      setOpen(true);
    });
  const close = () => {
    forgetDraft(profileId, name);
    setOpen(false);
    setAsked(false);
    clearRequestedSection();
    // The form and its buttons are removed: the focus moves to this section's 'Edit'.
    requestAnimationFrame(() => root.current?.querySelector('button')?.focus());
  };

  const Frame = part ? Part : Section;
  if (editing && open) {
    return (
      <Frame ref={root}>
        <FocusContext value={asked}>
          <Suspense fallback={<Box minHeight="120px" aria-busy="true" />}>{form(close)}</Suspense>
        </FocusContext>
      </Frame>
    );
  }
  return (
    <Frame ref={root}>
      <SectionHeader title={title} level={level} plumb={plumb} mode={editing ? 'reading' : undefined} onEdit={edit} />
      {children ??
        (editing ? (
          <Box as="p" color="muted">
            {t('Update your profile to add details')}
          </Box>
        ) : (
          <NotSpecified />
        ))}
    </Frame>
  );
};

const Part = (props: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" {...props} />
);
