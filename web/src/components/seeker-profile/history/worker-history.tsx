import { Box } from '@chakra-ui/react';
import type { WorkerHistoryFact } from '@plumbline/shared/contracts/jobs/worker-history';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { useShortDate } from '../../../ui/text/date-text.tsx';
import { stageWords } from '../../applicant/stage-words.ts';
import { historyWords } from './history-words.ts';

const HistoryLine = ({ kind, date, by, job, stage }: WorkerHistoryFact) => {
  const { t } = useTranslation();
  const short = useShortDate();
  return (
    <Box as="li" display="grid" gridTemplateColumns="4.5rem minmax(0, 1fr)" gap="3" overflowWrap="anywhere">
      <Box asChild color="muted">
        <time dateTime={date}>{short(date)}</time>
      </Box>
      <span>
        <b>{t(historyWords[kind])}</b>
        {[stage && t(stageWords[stage]), job?.name].filter(Boolean).map((each) => `, ${each}`)}
        {by && (
          <Box as="span" color="muted">
            {' '}
            {t('by {{name}}', { name: by })}
          </Box>
        )}
      </span>
    </Box>
  );
};

/**
 * What the company and a worker did so far, newest first. It loads when it is opened, because most readers of a profile
 * don't need it.
 */
export const WorkerHistory = ({ seekerId }: { seekerId: string }) => {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  const history = useQuery({
    queryKey: queryKeys.knownPeople.history(seekerId),
    queryFn: ({ signal }) => call('GET /api/company/people/{id}/history', { params: { id: seekerId } }, { signal }),
    enabled: isOpen,
  });
  return (
    <Card as="section" pad aria-labelledby="worker-history" display="grid" gap="4">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <h2 id="worker-history">{t('What your company did')}</h2>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'worker-history-facts' : undefined}
          aria-describedby="worker-history"
          onClick={() => open(!isOpen)}
        >
          {isOpen ? t('Hide') : t('Show')}
          <ChevronDown size={16} aria-hidden style={isOpen ? { transform: 'rotate(180deg)' } : undefined} />
        </Button>
      </Box>
      {isOpen && (
        <div id="worker-history-facts">
          {!history.data ? (
            <PendingAnswer query={history} failure={t("We couldn't load what your company did.")} avatar={false} />
          ) : history.data.results.length === 0 ? (
            <p>{t("Your company hasn't done anything with this worker yet.")}</p>
          ) : (
            <Box as="ol" listStyleType="none" display="grid" gap="3">
              {history.data.results.map((fact) => (
                <HistoryLine key={`${fact.kind} ${fact.date} ${fact.job?.id}`} {...fact} />
              ))}
            </Box>
          )}
        </div>
      )}
    </Card>
  );
};
