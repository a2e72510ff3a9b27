import { Box } from '@chakra-ui/react';
import type { WorkerCard } from '@plumbline/shared/contracts/search/workers';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelativeTime, useShortDate } from '../../ui/text/date-text.tsx';
import { Chip, StatusPill } from '../../ui/text/pill.tsx';
import { useDocumentName } from '../documents/document-names.ts';
import { MatchReason } from '../job/match-reason.tsx';
import { tradeName } from '../trades/trade-name.ts';
import { UnlockPrice } from './unlock-price.tsx';
import { reasonOf } from './worker-reason.ts';

/** The facts of a worker that a company may see before an unlock. A list fills in those that it has. */
type WorkerFacts = Pick<WorkerCard, 'id' | 'name' | 'lastName' | 'city' | 'state' | 'hasProfileViewAccess'> &
  Partial<
    Pick<
      WorkerCard,
      | 'miles'
      | 'trades'
      | 'documents'
      | 'lastActivity'
      | 'validDriversLicense'
      | 'reliableTransportation'
      | 'sentJobAt'
      | 'briefedAt'
    >
  > & {
    /** The reason of a match, which has trade, level and miles. */
    reason?: string | undefined;
  };

/** Further trades of a row; the profile has them all. */
const MOST_TRADES = 2;
const MOST_DOCUMENTS = 2;

const OtherTrades = ({ worker }: { worker: WorkerFacts }) => {
  const { t } = useTranslation();
  const [, ...others] = worker.trades ?? [];
  const more = others.length - MOST_TRADES;
  return (
    <>
      {others.slice(0, MOST_TRADES).map(({ category }) => (
        <Chip key={category} hideBelow="md">
          {tradeName(t, category)}
        </Chip>
      ))}
      {more > 0 && (
        <Box as="span" color="muted" textStyle="small" hideBelow="md">
          {t('{{count}} more trades', { count: more })}
        </Box>
      )}
    </>
  );
};

/** The papers and means of a worker: what they said yes or no to, and the cards on file. */
const Papers = ({ worker }: { worker: WorkerFacts }) => {
  const { t } = useTranslation();
  const nameOf = useDocumentName();
  const { documents = [], validDriversLicense, reliableTransportation } = worker;
  const said = (label: string, answer: boolean | undefined): string[] =>
    answer === undefined ? [] : [answer ? label : `${label}${t(': No')}`];
  const papers = [
    ...said(t("Driver's license"), validDriversLicense),
    ...said(t('Reliable transportation'), reliableTransportation),
    ...documents.slice(0, MOST_DOCUMENTS).map(nameOf),
  ];
  if (papers.length === 0) return null;
  return (
    <Box as="p" textStyle="small">
      {papers.join(' · ')}
    </Box>
  );
};

const SentLine = ({ worker: { sentJobAt, briefedAt } }: { worker: WorkerFacts }) => {
  const { t } = useTranslation();
  const short = useShortDate();
  const text = briefedAt
    ? t('Briefing sent {{date}}, no answer yet', { date: short(briefedAt) })
    : sentJobAt && t('Job sent {{date}}', { date: short(sentJobAt) });
  if (!text) return null;
  return (
    <Box as="p" display="flex" gap="1.5" alignItems="center" color="info" textStyle="small">
      <Send size={16} aria-hidden />
      {text}
    </Box>
  );
};

const LastActive = ({ worker: { lastActivity } }: { worker: WorkerFacts }) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  if (!lastActivity) return null;
  return (
    <Box as="span" color="muted" textStyle="small">
      {t('Last active {{when}}', { when: relative(lastActivity) })}
    </Box>
  );
};

type WorkerLineProps = {
  worker: WorkerFacts;
  /** The name as a link or heading; the plain name by default. */
  name?: ReactNode;
  /** Marks after the name, such as 'New'. */
  marks?: ReactNode;
  /** The trades that set the price of an unlock. Undefined where a list doesn't have them. */
  pricedBy?: readonly string[] | undefined;
};

/** A worker in any list of a company: name, place, trade, level, miles, papers, what was sent, and last activity. */
export const WorkerLine = ({ worker, name = <b>{fullName(worker)}</b>, marks, pricedBy }: WorkerLineProps) => {
  const reason = reasonOf(worker);
  return (
    <Box display="grid" gap="1" minWidth="0" overflowWrap="anywhere">
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="0.5">
        <Box as="span" fontSize="1.0625rem">
          {name}
        </Box>
        <Box as="span" color="muted" textStyle="small">
          {placeText(worker)}
        </Box>
        {marks}
        {worker.hasProfileViewAccess && <StatusPill status="Unlocked" />}
        {!worker.hasProfileViewAccess && pricedBy && (
          <Box as="span" ms="auto">
            <UnlockPrice trades={pricedBy} />
          </Box>
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
        {reason && <MatchReason>{reason}</MatchReason>}
        <OtherTrades worker={worker} />
      </Box>
      <Papers worker={worker} />
      <SentLine worker={worker} />
      <LastActive worker={worker} />
    </Box>
  );
};
