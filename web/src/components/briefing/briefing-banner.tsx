import { Box, chakra } from '@chakra-ui/react';
import type { ReceivedJob } from '@plumbline/shared/contracts/access/briefings';
import { BRIEFINGS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { badgesQuery } from '../../lib/queries/badges.ts';
import { receivedBriefingsQuery } from '../../lib/queries/received-briefings.ts';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { usePayText } from '../job/use-pay-text.ts';

/** Three lines on a phone. The place of the row is kept before the briefing is known. */
const HEIGHT = { base: '84px', md: '64px' };

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: HEIGHT,
    px: '4',
    py: { base: '1.5', md: '2.5' },
    fontSize: { base: 'control', md: 'inherit' },
    lineHeight: { base: '1.4', md: 'inherit' },
    borderRadius: 'm',
    bg: 'info-soft',
    color: 'text',
    textDecoration: 'none',
    '& .lucide': { color: 'info', flex: 'none' },
    _hover: { '& b': { textDecoration: 'underline' } },
  },
});

/**
 * Returns the briefings without a response; undefined while they load. They are requested only when the navigation
 * shows that there is one.
 */
const usePendingBriefings = (): ReceivedJob[] | undefined => {
  const { data: badges } = useQuery({ ...badgesQuery, staleTime: Number.POSITIVE_INFINITY });
  const isNew = badges?.findJobs.isNew;
  const { data } = useQuery({ ...receivedBriefingsQuery(1, BRIEFINGS_PAGE_SIZE), enabled: isNew === true });
  if (isNew === false) return [];
  return data?.results.filter(({ state }) => state === 'pending');
};

/** The waiting job briefings in one row that leads to them, which explains the badge at Find Jobs [SHL-16]. */
export const BriefingBanner = () => {
  const { t } = useTranslation();
  const { shortPay } = usePayText();
  const pending = usePendingBriefings();
  const [isExpected] = useState(() => readStored('briefingWaits') ?? false);
  const known = pending && pending.length > 0;
  useEffect(() => {
    if (known !== undefined && readStored('briefingWaits') !== known) writeStored('briefingWaits', known);
  }, [known]);
  // The navigation stores on every page whether a briefing waits. A row that no one expected would move the results, so
  // it shows at the next visit.
  if (!isExpected) return null;
  if (!pending) return <Box minHeight={HEIGHT} bg="info-soft" borderRadius="m" />;
  const [first] = pending;
  if (!first) return null;
  const { job } = first;
  const pay = shortPay(job);
  const single = pending.length === 1;
  return (
    <Row to={single ? paths.jobs.response.path(job.id) : paths.jobs.briefings.path()}>
      <Mail size={20} aria-hidden />
      <Box as="span" flex="1" minWidth="0">
        <b>{t('You have {{count}} job briefings.', { count: pending.length })}</b>{' '}
        {single && (
          <span>
            {pay
              ? t('{{job}} at {{company}}, {{pay}}.', { job: job.name, company: job.company.name, pay })
              : t('{{job}} at {{company}}.', { job: job.name, company: job.company.name })}
          </span>
        )}
      </Box>
      <ChevronRight size={20} aria-hidden />
    </Row>
  );
};
