import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { useSaveCompany, useSaveSeeker } from './save-profile.ts';
import { useScrollToSection } from './use-scroll-to-section.ts';

type VisibilitySwitchProps = {
  title: string;
  label: string;
  help: string;
  on: boolean;
  busy: boolean;
  save: (on: boolean) => void;
};

/** A switch that takes effect immediately, so it also shows outside of the edit mode. */
const VisibilitySwitch = ({ title, label, help, on, busy, save }: VisibilitySwitchProps) => {
  const root = useScrollToSection('visibility');
  return (
    <Section ref={root}>
      <h2>{title}</h2>
      <div>
        <Switch label={label} on={on} disabled={busy} onChange={save} />
        <Box as="p" color="muted" textStyle="small" maxWidth="60ch">
          {help}
        </Box>
      </div>
    </Section>
  );
};

/** The switch that decides whether companies can find a job seeker. */
export const SeekerVisibility = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useSaveSeeker(profile);
  return (
    <VisibilitySwitch
      title={t('Visibility')}
      label={t('Let companies find me')}
      help={t(
        "When this is off, you get no new matches and companies can't find you. Companies you applied to still can.",
      )}
      on={profile.public}
      busy={isPending}
      save={(shown) => mutate({ public: shown })}
    />
  );
};

/** The switch that decides whether everyone can read a company's open jobs, or only members. */
export const CompanyVisibility = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useSaveCompany(profile);
  return (
    <VisibilitySwitch
      title={t('Visibility')}
      label={t('Show our jobs on the public web')}
      help={t(
        'While this is on, anyone can read your open jobs without an account. Search engines show them with your name and photo. Nobody sees your contact details.',
      )}
      on={profile.jobsOnWeb ?? true}
      busy={isPending}
      save={(jobsOnWeb) => mutate({ jobsOnWeb })}
    />
  );
};
