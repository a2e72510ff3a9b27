import { Box } from '@chakra-ui/react';
import type { WorkerCard as Worker } from '@plumbline/shared/contracts/search/workers';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { DocumentsOnFile } from '../../../components/documents/documents-on-file.tsx';
import { tradeName } from '../../../components/trades/trade-name.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { CheckItem } from '../../../ui/lists/check-item.tsx';
import { RatingScale } from '../../../ui/rating/rating-scale.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';
import { useRelativeTime } from '../../../ui/text/date-text.tsx';
import { Chip, Chips, StatusPill } from '../../../ui/text/pill.tsx';
import { BoardCard, CardFooter, Rates, WorkerIdentity } from './board.ts';
import { OwnWindow } from './own-window.tsx';

/** Rated trades on a card; the profile has them all. */
const MOST_RATED = 2;
const MOST_OTHERS = 3;

const nearOrWhole = (miles: number): string => (miles < 1 ? '<1' : String(Math.round(miles)));

const Trades = ({ trades }: { trades: Worker['trades'] }) => {
  const { t } = useTranslation();
  const rated = trades.filter(({ rating }) => rating !== undefined);
  const others = trades.filter(({ rating }) => rating === undefined);
  const shown = rated.length > 0 ? others.slice(0, MOST_OTHERS - 1) : others.slice(0, MOST_OTHERS);
  const more = trades.length - Math.min(rated.length, MOST_RATED) - shown.length;
  return (
    <>
      {rated.length > 0 && (
        <Rates>
          {rated.slice(0, MOST_RATED).map(({ category, rating = 0, amount }) => (
            <li key={category}>
              <RatingScale name={tradeName(t, category)} rating={rating} {...(amount && { years: amount })} />
            </li>
          ))}
        </Rates>
      )}
      {shown.length + more > 0 && (
        <Chips as="ul" listStyleType="none">
          {shown.map(({ category }) => (
            <li key={category}>
              <Chip>{tradeName(t, category)}</Chip>
            </li>
          ))}
          {more > 0 && (
            <Box as="li" color="muted" textStyle="small">
              {t('{{count}} more trades', { count: more })}
            </Box>
          )}
        </Chips>
      )}
    </>
  );
};

type WorkerCardProps = { worker: Worker; to: string };

/** A worker's card: name, place, distance, levels, transportation, and last activity [SKW-10, SKW-14]. */
export const WorkerCard = ({ worker, to }: WorkerCardProps) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  const name = fullName(worker);
  const titleId = `worker-${worker.id}`;
  // The profile's link back leads to this address, with the list's filters.
  const { pathname, search } = useLocation();
  const state = { from: `${pathname}${search}` };
  return (
    <BoardCard>
      <WorkerIdentity>
        {worker.hasProfileViewAccess ? <Avatar name={name} photoUrl={worker.profilePhotoUrl} /> : <MaskedAvatar />}
        <div>
          <h3 id={titleId}>
            <Link to={to} state={state}>
              {name}
            </Link>
          </h3>
          <Box as="p" color="muted" textStyle="small">
            {placeText(worker)}
          </Box>
        </div>
        <Box as="p" className="num" textStyle="figure" color="brass" whiteSpace="nowrap" fontSize="control">
          <Box as="b" fontSize="1.625rem">
            {nearOrWhole(worker.miles)}
          </Box>{' '}
          {t('mi')}
        </Box>
      </WorkerIdentity>
      {worker.hasProfileViewAccess && (
        <div>
          <StatusPill status="Unlocked" />
        </div>
      )}
      {worker.priorityAccessUntil && <OwnWindow until={worker.priorityAccessUntil} />}
      <Trades trades={worker.trades} />
      <DocumentsOnFile documents={worker.documents} />
      <Box as="ul" display="grid" gap="2" fontSize="control">
        <CheckItem label={t("Driver's license")} answer={worker.validDriversLicense} />
        <CheckItem label={t('Reliable transportation')} answer={worker.reliableTransportation} />
      </Box>
      <CardFooter>
        <Box as="span" color="muted" textStyle="small">
          {t('Last active {{when}}', { when: relative(worker.lastActivity) })}
        </Box>
        <ButtonLink to={to} state={state} aria-describedby={titleId}>
          {t('View Profile')}
        </ButtonLink>
      </CardFooter>
    </BoardCard>
  );
};
