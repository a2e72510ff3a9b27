import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../components/fact-strip.tsx';

/** Operational Details as label and value; what is missing says so [PRO-18, PRO-21]. */
export const useOperationalFacts = (provider: NonNullable<ProfileView['provider']>): Fact[] => {
  const { t } = useTranslation();
  const fact = (label: string, value: string | undefined): Fact => ({
    label,
    value: value || t('Not specified'),
  });
  return [
    fact(t('Work radius'), provider.workRadius),
    fact(t('Industry of work performed'), provider.industry?.map((industry) => t(industry)).join(', ')),
    fact(t('Number of employees'), provider.numberOfEmployees),
    fact(t('Annual volume of projects'), provider.volumeCompletedProjects),
    fact(t('EMR'), provider.emr),
    fact(t('Union labor'), provider.utilizeUnionLabor && t(provider.utilizeUnionLabor)),
    fact(t('OSHA certification'), provider.oshaCertification && t(provider.oshaCertification)),
    fact(t('Payment processing time'), provider.paymentProcessTime),
  ];
};
