import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { BRIEFINGS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Bookmark, Lock, MessageSquare, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useProduct } from '../../../components/checkout/use-product.ts';
import { UnlockedCard } from '../../../components/seeker-profile/unlocked-card.tsx';
import { useSentBriefings } from '../../../lib/queries/sent-briefings.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card, Rail } from '../../../ui/layout/card.tsx';
import { DateTimeText, useShortDate } from '../../../ui/text/date-text.tsx';
import { OfferCard } from '../card/offer-card.tsx';
import { OwnWindow } from '../card/own-window.tsx';
import type { WorkerView } from './view-rules.ts';

const { employees } = paths;

/** The newest briefing to this worker that waits for an answer, so that the company doesn't pay for a second one. */
const PendingBriefing = ({ id, fallback }: { id: string; fallback: ReactNode }) => {
  const { t } = useTranslation();
  const shortDate = useShortDate();
  const { data } = useSentBriefings(1, BRIEFINGS_PAGE_SIZE);
  const pending = data?.results.find(({ recipient, state }) => recipient.id === id && state === 'pending');
  if (!pending?.sentAt) return fallback;
  return (
    <Box as="p" color="warning" fontWeight="medium">
      {t('Briefing sent {{date}}, no answer yet', { date: shortDate(pending.sentAt) })}{' '}
      <Link to={employees.skilledWorkerJobResponse.path(id, pending.job.id)}>{t('View briefing')}</Link>
    </Box>
  );
};

/** A briefing to this worker, from the list in the address. */
const BriefingOffer = ({ id, view, until }: { id: string; view: WorkerView; until?: string | undefined }) => {
  const { t } = useTranslation();
  const product = useProduct('candidate_job_briefing');
  const to = (view === 'search' ? employees.searchProfileJob : employees.skilledWorkerJob).path(id);
  return (
    <OfferCard
      title={t('Send a job briefing')}
      amount={product.data?.amount}
      unit={t('one time')}
      lines={[
        { icon: MessageSquare, text: t('They see the job, pay and location, then answer') },
        { icon: Lock, text: t('Name, phone and email open when they accept'), lacks: true },
      ]}
      button={
        <ButtonLink variant="primary" wide to={to}>
          {t('Send Job Briefing')}
        </ButtonLink>
      }
    >
      {until && <OwnWindow until={until} />}
      <PendingBriefing id={id} fallback={until ? null : t('If they decline, you learn why.')} />
    </OfferCard>
  );
};

/** The price of priority access, and a link to it [SKW-02]. */
const AccessOffer = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const product = useProduct('skilled_worker_priority_access');
  return (
    <OfferCard
      title={t('Priority access')}
      amount={product.data?.amount}
      unit={t('72 hours, one time')}
      lines={[
        { icon: Timer, text: t('Hidden from other companies for 72 hours') },
        { icon: Bookmark, text: t('Stays in your list afterwards') },
        { icon: Lock, text: t('You get name, phone and email if they accept'), lacks: true },
      ]}
      button={
        <ButtonLink variant="primary" wide to={employees.skilledWorkerAccess.path(id)}>
          {t('Get Priority Access')}
        </ButtonLink>
      }
    />
  );
};

const WindowOfOtherCompany = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  return (
    <Card as="section" pad display="grid" gap="2.5">
      <h2>{t('Priority access is taken')}</h2>
      <Box as="p" color="muted">
        {t('Another company has it until')} <DateTimeText value={until} />
      </Box>
    </Card>
  );
};

type WorkerRailProps = {
  seeker: ProfileView;
  view: WorkerView;
  /** Who has priority access to the worker. Undefined while it loads, and always for a worker of the general search. */
  access: PriorityAccessState | undefined;
};

/** The company's actions on this worker [SKW-02]. */
export const WorkerRail = ({ seeker, view, access }: WorkerRailProps) => {
  const { t } = useTranslation();
  const { id, redacted } = seeker;
  const offer = (): ReactNode => {
    if (view === 'search') return <BriefingOffer id={id} view={view} />;
    if (access?.state === 'own') return <BriefingOffer id={id} view={view} until={access.until} />;
    if (access?.state === 'taken' && access.until) return <WindowOfOtherCompany until={access.until} />;
    // Nothing is offered while the state of the priority access is unknown, such as for a hidden worker. Unlocked
    // contact details still show.
    return access ? <AccessOffer id={id} /> : null;
  };
  return (
    <Rail aria-label={t('Your decision')} order={{ base: redacted ? '0' : '-1', desk: '0' }}>
      {!redacted && <UnlockedCard seeker={seeker} title={t('Get in touch')} />}
      {offer()}
    </Rail>
  );
};
