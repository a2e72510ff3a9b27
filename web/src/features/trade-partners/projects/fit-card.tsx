import { Box } from '@chakra-ui/react';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { workRadiusMiles } from '@plumbline/shared/options/company';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Card } from '../../../ui/layout/card.tsx';

/** What speaks for the own company on a project; nothing when nothing does. */
const useReasons = (project: ProjectView): string[] => {
  const { t } = useTranslation();
  const { data: profile } = useOwnProfile();
  const { provider } = profile ?? {};
  const isVendor = profile?.kind === 'vendor';
  const own = (isVendor ? provider?.tradesRelatedToProduct : provider?.selfPerformWorkCategories) ?? [];
  const asked = isVendor ? project.vendorTradeCategories : project.contractorTradeCategories;
  const shared = asked.filter((trade) => own.includes(trade)).length;
  if (shared === 0) return [];
  const radius = workRadiusMiles(provider?.workRadius ?? '0-50mi');
  const near = project.miles !== undefined && project.miles <= radius;
  return [
    t('You share {{shared}} of {{count}} trade categories', { shared, count: asked.length }),
    ...(near ? [t('It lies within the distance you work')] : []),
  ];
};

export const ProjectFitCard = ({ project }: { project: ProjectView }) => {
  const { t } = useTranslation();
  const reasons = useReasons(project);
  if (reasons.length === 0) return null;
  return (
    <Card as="section" pad display="grid" gap="3" aria-labelledby="fit">
      <h2 id="fit">{t('Why it fits you')}</h2>
      <Box as="ul" display="grid" gap="2" fontSize="control" listStyleType="none">
        {reasons.map((text) => (
          <Box as="li" key={text} display="flex" gap="2.5" alignItems="baseline">
            <Box as="span" color="success" transform="translateY(2px)" lineHeight="1">
              <Check size={16} aria-hidden />
            </Box>
            {text}
          </Box>
        ))}
      </Box>
    </Card>
  );
};
