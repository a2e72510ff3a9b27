import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { workRadiusMiles } from '@plumbline/shared/options/companies/company';
import { useTranslation } from 'react-i18next';
import { WhyItFits } from '../../../components/match/why-it-fits.tsx';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';

/** The reasons why the company fits a project. Empty when there are none. */
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

export const ProjectFitCard = ({ project }: { project: ProjectView }) => <WhyItFits reasons={useReasons(project)} />;
