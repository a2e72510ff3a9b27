import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/lists/fact-strip.tsx';
import { operationalFacts } from './company-facts.ts';

type OperationalDetailsProps = {
  profile: ProfileView;
  /** Whether a job seeker reads the profile, who sees fewer details. */
  reduced?: boolean;
};

/** The company's operational details. A missing value shows 'Not specified' [PRO-18, PRO-21]. */
export const OperationalDetails = ({ profile, reduced = false }: OperationalDetailsProps) => {
  const { t } = useTranslation();
  const facts = operationalFacts(profile, reduced);
  const say = (value: string | readonly string[]) =>
    typeof value === 'string' ? t(value) : value.map((one) => t(one)).join(', ');
  return (
    <Box css={{ '& > dl': { desk: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }}>
      <FactList
        items={facts.map(({ label, value }) => ({
          label: t(label),
          value: value && say(value),
        }))}
      />
    </Box>
  );
};
