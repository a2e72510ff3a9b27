import { Box } from '@chakra-ui/react';
import { interviewTimeText } from '@plumbline/shared/domain/interviews/interview-text';
import { comingTime } from '@plumbline/shared/domain/interviews/interview-times';
import { paths } from '@plumbline/shared/options/paths';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InterviewPill } from '../../../components/interview/interview-pill.tsx';
import { readStored, writeStored } from '../../../lib/session/browser-storage.ts';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { useIsGated } from '../../../ui/states/load-together.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { usePendingItems } from '../api/use-pending-items.ts';
import { CardHead } from '../card-head.tsx';
import { RowLink } from '../row-link.tsx';

/** The skeleton of the interviews, with the number of rows of the last visit. */
const InterviewsShape = () => {
  const rows = readStored('interviewRows') ?? 0;
  if (rows === 0) return null;
  return (
    <Skeleton display="grid" gap="3">
      <SkeletonBox width="160px" height="28px" />
      <ListCard>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered.
          <Box key={index} as="li" display="flex" alignItems="center" gap="3.5" minHeight="68px" ps="5" pe="4">
            <SkeletonBox width="58%" />
          </Box>
        ))}
      </ListCard>
    </Skeleton>
  );
};

/** The company's next interviews, on the clock of each site. Renders nothing when there are none. */
export const ComingInterviews = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = usePendingItems();
  const gated = useIsGated();
  const interviews = data?.interviews;
  const count = data && (interviews?.results.length ?? 0);
  useEffect(() => {
    if (count !== undefined) writeStored('interviewRows', count);
  }, [count]);
  if (gated) return <InterviewsShape />;
  if (!count || !interviews) return null;
  return (
    <Box as="section" display="grid" gap="3" aria-labelledby="coming-interviews">
      <CardHead>
        <h2 id="coming-interviews">{t('Coming interviews')}</h2>
        <Link className="tap" to={paths.employees.interviews.path()}>
          {t('See all interviews')}
        </Link>
      </CardHead>
      <ListCard>
        {interviews.results.map(({ job, worker, timeZone, interview }) => (
          <li key={`${job.id} ${worker.id}`}>
            <RowLink to={paths.interview.path(job.id, worker.id)} flexWrap={{ base: 'wrap', md: 'nowrap' }}>
              <CalendarClock size={20} aria-hidden />
              <Box as="span" data-text flexBasis={{ base: '70%', md: '0' }} overflowWrap="anywhere">
                <b>{interviewTimeText(comingTime(interview, new Date().toISOString()), { locale, timeZone })}</b>
                <Box as="span" display="block">
                  {worker.name}, {job.name}
                </Box>
              </Box>
              <InterviewPill interview={interview} />
              <Box asChild hideBelow="md">
                <ChevronRight size={20} aria-hidden />
              </Box>
            </RowLink>
          </li>
        ))}
      </ListCard>
    </Box>
  );
};
