import { Box, chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { companyStrength, seekerStrength } from '@plumbline/shared/domain/profile/profile-strength';
import { paths } from '@plumbline/shared/options/paths';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { missingPartText } from './missing-part-texts.ts';

const PartLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    py: '2.5',
    minHeight: '44px',
    color: 'text',
    textDecoration: 'none',
    '& b': { color: 'accent', fontWeight: 'semibold' },
    '& .lucide': { color: 'muted' },
    _hover: { '& b': { color: 'accent-hover', textDecoration: 'underline' } },
  },
});

/**
 * The number of missing parts that show at first. On a phone the list must be short, so that the profile is near the
 * top.
 */
const SHOWN_AT_FIRST = 3;

const strengthsOf = (profile: ProfileView) =>
  profile.type === 'jobSeeker' ? seekerStrength(profile) : companyStrength(profile);

/** Whether anything is missing. */
export const lacksSomething = (profile: ProfileView): boolean => strengthsOf(profile).some(({ done }) => !done);

/** The missing parts of the profile, each with the reason to add it. Progress is counted on the dashboard alone. */
export const MissingParts = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const [all, showAll] = useState(false);
  const isSeeker = profile.type === 'jobSeeker';
  const missing = strengthsOf(profile).filter(({ done }) => !done);
  const shown = all ? missing : missing.slice(0, SHOWN_AT_FIRST);
  return (
    <Card as="section" aria-labelledby="strength" pad display="grid" gap="3">
      <h2 id="strength">{t('Complete your profile')}</h2>
      <Box as="ul" listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
        {shown.map(({ section }) => {
          const { action, why } = missingPartText(isSeeker, section);
          return (
            <li key={section}>
              <PartLink to={paths.profile.own.path({ edit: true, section })} preventScrollReset>
                <span>
                  <b>{t(action)}</b>
                  <Box as="span" display="block" color="muted" textStyle="small">
                    {t(why)}
                  </Box>
                </span>
                <ChevronRight size={20} aria-hidden />
              </PartLink>
            </li>
          );
        })}
      </Box>
      {missing.length > shown.length && (
        <Button variant="quiet" justifySelf="start" onClick={() => showAll(true)}>
          {t('Show {{count}} more', { count: missing.length - shown.length })}
        </Button>
      )}
    </Card>
  );
};
