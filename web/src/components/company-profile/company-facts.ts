import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { msg } from '../../lib/msg.ts';

type Fact = { readonly label: string; readonly value: string | readonly string[] | undefined };

/** What a company's operational answers mean on the screen. */
const unionAnswers = { Y: msg('Yes'), N: msg('No'), 'N/A': msg('N/A') } as const;
const yesOrNo = (answer: boolean | undefined) => (answer === undefined ? undefined : unionAnswers[answer ? 'Y' : 'N']);

/**
 * The operational details with their labels, in English: three for a job seeker, all for others. A value that was not
 * given is undefined [PRO-18].
 */
export const operationalFacts = (profile: ProfileView, reduced: boolean): Fact[] => {
  const provider: Partial<NonNullable<ProfileView['provider']>> = profile.provider ?? {};
  const { workRadius, industry, numberOfEmployees, utilizeUnionLabor } = provider;
  const common = [
    { label: msg('Work Radius'), value: workRadius },
    { label: msg('Industry of Work'), value: industry && industry.length > 0 ? industry : undefined },
    { label: msg('Number of Employees'), value: numberOfEmployees },
  ];
  if (reduced) return common;
  return [
    ...common,
    { label: msg('Annual Volume of Projects'), value: provider.volumeCompletedProjects },
    { label: msg('EMR'), value: provider.emr || undefined },
    { label: msg('Labor'), value: provider.labor },
    { label: msg('Union Labor'), value: utilizeUnionLabor && unionAnswers[utilizeUnionLabor] },
    { label: msg('OSHA Certification'), value: provider.oshaCertification },
    { label: msg('Payment Processing Time'), value: provider.paymentProcessTime },
    { label: msg('Franchise'), value: yesOrNo(provider.isFranchise) },
    { label: msg('Self-performs work'), value: yesOrNo(provider.selfPerformWork) },
    { label: msg('Country'), value: provider.country || undefined },
  ];
};

/**
 * The trades under which a company is listed: a vendor's products, the trades that a school trains, or the work that
 * the company performs itself [PRO-17].
 */
export const serviceTrades = ({ kind, provider, educational }: ProfileView): readonly string[] => {
  if (kind === 'educational') return educational?.tradesTaught ?? [];
  return (kind === 'vendor' ? provider?.tradesRelatedToProduct : provider?.selfPerformWorkCategories) ?? [];
};

/** The label of the `serviceTrades` in the profile. */
export const tradesTitle = ({ kind }: ProfileView): string =>
  kind === 'educational' ? msg('Trades we train') : msg('Service Trade Categories');
