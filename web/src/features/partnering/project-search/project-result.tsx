import { Box } from '@chakra-ui/react';
import type { ProjectCard } from '@plumbline/shared/contracts/projects/project-search';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InterestLine } from '../../../components/project/interest-line.tsx';
import { nearOrWhole } from '../../../lib/near-or-whole.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { DateText, useRelativeTime } from '../../../ui/text/date-text.tsx';
import { Chips, Pill, StatusPill } from '../../../ui/text/pill.tsx';
import { Miles } from '../search-parts.ts';

/** A project in the search: distance, owner, place, name, and the state of the company's request [PRJ-23]. */
export const ProjectResult = ({ project }: { project: ProjectCard }) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  const to = paths.tradePartners.searchProject.path(project.id);
  const nameId = `project-${project.id}`;
  return (
    <ListRow
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', lg: '62px minmax(0, 1.5fr) minmax(0, 1fr) auto' }}
      columnGap="5"
      rowGap="2.5"
      alignItems="start"
    >
      <Miles
        className="figure num"
        gridColumn={{ base: 2, lg: 'auto' }}
        gridRow={{ base: 1, lg: 'auto' }}
        css={{ '& b': { fontSize: '1.875rem' } }}
      >
        <b>{nearOrWhole(project.miles)}</b> {t('mi')}
      </Miles>
      <Box gridColumn={{ base: 1, lg: 'auto' }} gridRow={{ base: 1, lg: 'auto' }} minWidth="0">
        <Box
          asChild
          fontSize="h3l"
          css={{ '& a': { color: 'text', textDecoration: 'none' }, '& a:hover': { textDecoration: 'underline' } }}
        >
          <h3 id={nameId}>
            <Link to={to}>{project.name}</Link>
          </h3>
        </Box>
        <Box display="flex" flexWrap="wrap" columnGap="3.5" fontSize="control">
          <Box as="b" fontWeight="medium">
            {project.company.name}
          </Box>
          <Box as="span" color="muted">
            {placeText(project)}
          </Box>
        </Box>
        <Box as="p" marginTop="1.5" fontSize="control" overflowWrap="anywhere">
          {project.description || t('No description provided.')}
        </Box>
      </Box>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} display="grid" gap="1" color="muted" textStyle="small">
        <Chips color="text">
          {project.connection === 'granted' && <StatusPill status="Connected" />}
          {project.connection === 'requested' && <StatusPill status="Pending" />}
          {project.contractorTradeCategories.map((trade) => (
            <Pill key={trade}>{t(trade)}</Pill>
          ))}
        </Chips>
        <p>
          {t('Starts')} <DateText value={project.startDate} />
        </p>
        {project.interestUntil && <InterestLine until={project.interestUntil} />}
        <p>{t('Posted {{when}}', { when: relative(project.createdAt) })}</p>
      </Box>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} alignSelf="center" display="grid">
        <ButtonLink to={to} aria-describedby={nameId}>
          {t('View')}
        </ButtonLink>
      </Box>
    </ListRow>
  );
};
