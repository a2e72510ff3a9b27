import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/layout/card.tsx';
import { DateText } from '../../ui/text/date-text.tsx';

/** How the company came to know a person, and links to their pages. */
export const OnFile = ({ person }: { person: KnownPerson }) => {
  const { t } = useTranslation();
  const { id, job, how, openedAt, openedBy, applied } = person;
  return (
    <Card as="section" pad aria-labelledby="on-file" display="grid" gap="3">
      <h2 id="on-file">{t('On file')}</h2>
      <p>
        {how === 'briefing' ? t('Accepted your briefing') : t('Unlocked')} <DateText value={openedAt} />
        {openedBy && `, ${t('by {{name}}', { name: openedBy })}`}
      </p>
      {applied && <p>{t('Has applied for {{job}}', { job: job?.name })}</p>}
      <Box>
        <Link
          className="tap"
          to={
            applied && job
              ? paths.employees.searchProfileJobApplication.path(id, job.id)
              : paths.profile.view.path(id, 'jobSeeker')
          }
        >
          {t('View profile')}
        </Link>
      </Box>
    </Card>
  );
};
