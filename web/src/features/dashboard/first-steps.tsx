import { useTranslation } from 'react-i18next';
import { useSessionKind } from '../../lib/session/session.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { type SeekerOverview, useSeekerOverview } from './api/use-seeker-overview.ts';
import { useSteps } from './api/use-steps.ts';
import { CardColumn, WideAndNarrowColumns } from './columns.tsx';
import { EmployeeMatching } from './company/employee-matching.tsx';
import { PriceCard } from './company/price-card.tsx';
import { OpenSteps } from './open-steps.tsx';
import { NearJobs } from './seeker/near-jobs.tsx';
import { NewMatches } from './seeker/new-matches.tsx';

/** The steps, or their skeleton. */
const StepsOfProfile = () => {
  const { t } = useTranslation();
  const steps = useSteps();
  if (steps.data) return <OpenSteps steps={steps.data} />;
  return (
    <Card pad minHeight="480px">
      <PendingAnswer query={steps} failure={t("We couldn't load your set-up steps.")} avatar={false} />
    </Card>
  );
};

const matchesAndTrades = ({ matches, trades }: SeekerOverview) => ({ matches: matches.total, trades });

/** A new worker: the steps, then the jobs that match or are near. */
export const SeekerFirstSteps = () => {
  const found = useSeekerOverview(matchesAndTrades).data;
  return (
    <>
      <StepsOfProfile />
      {found && (found.matches > 0 ? <NewMatches /> : <NearJobs trades={found.trades} />)}
    </>
  );
};

/** The first steps of a new company, the trades it needs people for, and the prices. Vendors aren't asked to hire. */
export const CompanyFirstSteps = () => {
  const hires = useSessionKind() === 'provider';
  if (!hires) return <StepsOfProfile />;
  return (
    <WideAndNarrowColumns>
      <StepsOfProfile />
      <CardColumn>
        <EmployeeMatching />
        <PriceCard />
      </CardColumn>
    </WideAndNarrowColumns>
  );
};
