import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { PriorityAccessState } from '@plumbline/shared/contracts/search/workers';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import type { ProductSlug } from '@plumbline/shared/options/products';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPrices } from '../../../lib/queries/prices.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';
import { useShortDate } from '../../../ui/text/date-text.tsx';
import { lastSent } from '../../send-job/job-choice.ts';
import { SendJobButton } from '../../send-job/send-job-button.tsx';
import { useSentJobs } from '../../send-job/use-sent-jobs.ts';
import { OtherWays, type WayGroup, type WayToReach } from './other-ways.tsx';
import { OwnWindow } from './own-window.tsx';
import { PhonePrice } from './phone-price.tsx';
import { LatestBriefing, PendingBriefing, SentJob } from './sent-state.tsx';
import { TakenWindow } from './taken-window.tsx';
import { LockedPanel } from './unlock-card.tsx';
import { takenUntil } from './use-access-in-window.ts';
import { useUnlock } from './use-unlock.ts';

const { employees } = paths;

/** The list from which the worker was opened, to which the form of a briefing leads back. */
type WorkerList = 'search' | 'skilled-workers';

/** Data that a page about a worker and a job has already loaded, so that the offers need no calls. */
export type KnownOffers = {
  /** The prices in cents. */
  prices: ReadonlyMap<ProductSlug, number>;
  /** Buys the unlock for the job. */
  unlock: { amount: number; busy: boolean; onUnlock: () => void };
  /** The trade by which the worker matched the job. */
  matchedTrade: string | undefined;
  sentJobAt: string | undefined;
  /** False for a worker who has seen the job's post already. */
  canSend: boolean;
  /** The newest briefing to the worker without an answer. */
  pendingBriefing: { job: string; sentAt: string } | undefined;
};

type OffersProps = {
  seeker: ProfileView;
  access: PriorityAccessState;
  known?: KnownOffers | undefined;
  list: WorkerList;
  /** Whether the company opened the profile from a list of matches [PRO-02]. */
  isMatch?: boolean;
  /** Whether priority access, where it is offered, is the page's main action. */
  leadsToPriority?: boolean;
  /** A secondary action, such as 'Decline'. */
  children?: ReactNode;
};

/** Whether priority access can be bought. The server refuses it for a hidden worker. */
const hasPriorityOffer = ({ seeker, access }: OffersProps): boolean =>
  seeker.public && isSkilled(seeker.jobSeeker ?? {}) && access.state === 'available';

/** The offer with the page's main button, which a phone has in the bar at the bottom. */
type MainOffer = 'unlock' | 'briefing' | 'priority' | 'none';

/** What each way besides an unlock costs and gives. */
const useWays = (known: KnownOffers | undefined) => {
  const { t } = useTranslation();
  const catalog = useCurrentPrices(!known);
  const prices = known?.prices ?? catalog;
  return {
    send: {
      id: 'send',
      title: t('Send Job'),
      amount: prices?.get('send_job_post_match'),
      unit: t('for each job'),
      text: t('They get your job post and can apply. You unlock to see name, phone and email.'),
    },
    briefing: {
      id: 'briefing',
      title: t('Job briefing'),
      amount: prices?.get('candidate_job_briefing'),
      text: t('A job written for them alone. You get name, phone and email if they accept.'),
    },
    priority: {
      id: 'priority',
      title: t('Priority access'),
      amount: prices?.get('skilled_worker_priority_access'),
      unit: t('for 72 hours'),
      text: t('Hidden from other companies for 72 hours, and stays in your list. The worker can still say no.'),
    },
  } satisfies Record<string, WayToReach>;
};

/** When the company last sent the worker a job, and whether it can send one. */
const useSending = ({ seeker, known, isMatch = false }: OffersProps) => {
  const { sent = [], isPending } = useSentJobs(seeker.id, !known);
  // The button reads the same jobs and tries again when it mounts. After a failure it would come and go without an end.
  const [wasRead, setWasRead] = useState(false);
  if (!isPending && !wasRead) setWasRead(true);
  if (known) return { sentAt: known.sentJobAt, canSend: known.canSend, isOffered: known.canSend || known.sentJobAt };
  const sentAt = lastSent(sent);
  // A match gets one job [APP-22].
  return { sentAt, canSend: wasRead && !(isMatch && sentAt), isOffered: true };
};

/** The ways besides an unlock, with their buttons and what was already sent, grouped by what the company gets. */
const useOtherWays = (props: OffersProps, main: MainOffer) => {
  const { seeker, access, known, list } = props;
  const { t } = useTranslation();
  const ways = useWays(known);
  const { id } = seeker;
  const { sentAt, canSend, isOffered } = useSending(props);
  const form = list === 'search' ? employees.searchProfileJob : employees.skilledWorkerJob;
  const send: WayToReach = {
    ...ways.send,
    state: sentAt && <SentJob date={sentAt} />,
    button: canSend && <SendJobButton seeker={seeker} label={t('Send Job')} />,
  };
  const briefing: WayToReach = {
    ...ways.briefing,
    isMain: main === 'briefing',
    state: (
      <>
        {access.state === 'own' && access.until && <OwnWindow until={access.until} />}
        {!known && <LatestBriefing id={id} />}
        {known?.pendingBriefing && <PendingBriefing id={id} briefing={known.pendingBriefing} />}
      </>
    ),
    button: (
      <ButtonLink variant={main === 'briefing' ? 'primary' : 'line'} to={form.path(id)}>
        {t('Send Job Briefing')}
      </ButtonLink>
    ),
  };
  const priority: WayToReach = {
    ...ways.priority,
    isMain: main === 'priority',
    button: (
      <ButtonLink variant={main === 'priority' ? 'primary' : 'line'} to={employees.skilledWorkerAccess.path(id)}>
        {t('Get Priority Access')}
      </ButtonLink>
    ),
  };
  const groups: WayGroup[] = [
    { title: t('Let them answer first'), ways: [...(isOffered ? [send] : []), briefing] },
    ...(hasPriorityOffer(props) ? [{ title: t('Get ahead of other companies'), ways: [priority] }] : []),
  ];
  return { groups, ways: { briefing, priority } };
};

/** Another company has priority access: until when, and what the ways will cost. */
const TakenOffers = ({ seeker, known, until }: Pick<OffersProps, 'seeker' | 'known'> & { until: string }) => {
  const { t } = useTranslation();
  const shortDate = useShortDate();
  const { send, briefing } = useWays(known);
  const own = useUnlock(seeker, !known);
  const { amount } = known?.unlock ?? own;
  const unlock = { id: 'unlock', title: t('Unlock'), amount, text: t('Name, phone and email right away.') };
  const ways = [...(seeker.redacted ? [unlock] : []), send, briefing];
  return (
    <>
      <TakenWindow seekerId={seeker.id} until={until} />
      <OtherWays
        title={t('Afterwards')}
        groups={[{ title: t('From {{date}}', { date: shortDate(until) }), ways }]}
        muted
      />
    </>
  );
};

const mainOffer = (props: OffersProps): MainOffer => {
  const { seeker, access, leadsToPriority = false } = props;
  // The bar of a phone has 'Call' then.
  if (!seeker.redacted) return 'none';
  if (access.state === 'own') return 'briefing';
  return leadsToPriority && hasPriorityOffer(props) ? 'priority' : 'unlock';
};

/** Everything that a company can buy to reach a worker, the same wherever the worker was found [SKW-02, APP-18]. */
const OpenOffers = (props: OffersProps) => {
  const { t } = useTranslation();
  const { seeker, known, children } = props;
  const own = useUnlock(seeker, !known);
  const unlock = known?.unlock ?? own;
  const main = mainOffer(props);
  const { groups, ways } = useOtherWays(props, main);
  return (
    <>
      {seeker.redacted && (
        <LockedPanel seeker={seeker} isMain={main === 'unlock'} matchedTrade={known?.matchedTrade} {...unlock}>
          {children}
        </LockedPanel>
      )}
      <OtherWays title={t('More ways to reach {{name}}', { name: fullName(seeker) })} groups={groups} />
      {(main === 'briefing' || main === 'priority') && (
        <PhoneActionBar>
          <PhonePrice amount={ways[main].amount} unit={ways[main].unit ?? t('once')} />
          {ways[main].button}
        </PhoneActionBar>
      )}
    </>
  );
};

/** The offers, or until when another company has priority access. */
export const WorkerOffers = (props: OffersProps) => {
  const until = takenUntil(props.access);
  if (!until) return <OpenOffers {...props} />;
  return (
    <>
      <TakenOffers seeker={props.seeker} known={props.known} until={until} />
      {props.children}
    </>
  );
};
