import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type ReachedLineProps = { person: Pick<KnownPerson, 'how' | 'reached' | 'stage'> };

/** Says that a paid number hasn't led to a talk yet. A person at a later stage was reached. */
export const ReachedLine = ({ person: { how, reached, stage = 'new' } }: ReachedLineProps) => {
  const { t } = useTranslation();
  const isOpen = how === 'unlock' && stage === 'new' && reached === undefined;
  if (!isOpen && reached !== false) return null;
  return (
    <Box as="span" display="flex" alignItems="center" gap="1.5" color="warning" textStyle="small">
      <Clock size={16} aria-hidden />
      {reached === false ? t("You couldn't reach them") : t('Not reached yet')}
    </Box>
  );
};
