import { Box, chakra } from '@chakra-ui/react';
import type { ProjectSummary } from '@plumbline/shared/contracts/projects/project-form';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InterestLine } from '../../../components/project/interest-line.tsx';
import { ListCard, ListRow } from '../../../ui/lists/list-card.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { DateText, useRelativeTime } from '../../../ui/text/date-text.tsx';
import { NewMark, StatusPill } from '../../../ui/text/pill.tsx';
import { ManageProject } from './manage-project.tsx';

const Counts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(76px, auto))',
    justifyContent: { base: 'start', md: 'normal' },
    columnGap: '4',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { color: 'muted', textStyle: 'small' },
    '& dd': { textStyle: 'figure', fontSize: '1.5rem' },
  },
});

type ProjectRowProps = { project: ProjectSummary; onClose: () => void; onDelete: () => void };

/** One of the company's projects, with its counts and actions [PRJ-03]. */
export const ProjectRow = ({ project, onClose, onDelete }: ProjectRowProps) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  const { requestCount = 0 } = project;
  return (
    <ListRow
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        lg: 'minmax(0, 1fr) 176px 190px auto',
      }}
      columnGap="6"
      rowGap="3.5"
      alignItems="center"
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} display="grid" gap="1.5">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <Box
            asChild
            fontSize="h3l"
            css={{ '& a': { color: 'text', textDecoration: 'none' }, '& a:hover': { textDecoration: 'underline' } }}
          >
            <h3>
              <Link to={paths.tradePartners.project.path(project.id)}>{project.name}</Link>
            </h3>
          </Box>
          {requestCount > 0 && !project.closedAt && (
            <NewMark>{t('{{count}} requests', { count: requestCount })}</NewMark>
          )}
        </Box>
        <Box display="flex" flexWrap="wrap" columnGap="3.5" rowGap="1" fontSize="control" color="muted">
          <Box as="b" color="text" fontWeight="medium">
            {t(project.type)}
          </Box>
          <span>{placeText(project)}</span>
          <span>
            {t('Starts')} <DateText value={project.startDate} />
          </span>
          {project.interestUntil && <InterestLine until={project.interestUntil} />}
        </Box>
      </Box>
      <Box display="grid" gap="1.5" justifyItems="start">
        <StatusPill status={project.takenDown ? 'Taken down' : project.closedAt ? 'Closed' : 'Active'} />
        <Box as="span" color="muted" textStyle="small">
          {t('Posted {{when}}', { when: relative(project.createdAt) })}
        </Box>
      </Box>
      <Counts>
        <div>
          <dt>{t('Views')}</dt>
          <dd>{project.views ?? 0}</dd>
        </div>
        <div>
          <dt>{t('Connections')}</dt>
          <dd>{project.connectionCount ?? 0}</dd>
        </div>
      </Counts>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} css={{ '& > *': { width: { base: '100%', lg: 'auto' } } }}>
        <ManageProject project={project} onClose={onClose} onDelete={onDelete} />
      </Box>
    </ListRow>
  );
};

/** Skeletons of three projects. */
export const ProjectRowsShape = () => (
  <Skeleton>
    <ListCard as="div">
      {['190px', '150px', '170px'].map((width, at) => (
        <ListRow
          as="div"
          key={width}
          display="flex"
          flexWrap="wrap"
          gap="3.5"
          justifyContent="space-between"
          borderTopWidth={at ? '1px' : '0'}
          borderColor="border"
        >
          <Box display="grid" gap="3">
            <SkeletonBox shape="heading" width={width} />
            <SkeletonBox width="220px" />
          </Box>
          <SkeletonBox shape="button" width="140px" />
        </ListRow>
      ))}
    </ListCard>
  </Skeleton>
);
