import { Box } from '@chakra-ui/react';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { lastActivity } from '@plumbline/shared/domain/profile/last-activity';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../ui/text/date-text.tsx';

/** The latest event between a job and a seeker, with the date of an application below it [APP-07]. */
export const PersonActivity = ({ actions, isMatch }: { actions: PersonRow['actions']; isMatch: boolean }) => {
  const { t } = useTranslation();
  const latest = lastActivity(actions, isMatch);
  if (!latest) return null;
  const appliedAt = latest.label !== 'Applied on' && !isMatch && actions.profileRequestedAt;
  return (
    <>
      {t(latest.label)} <DateText value={latest.date} />
      {appliedAt && (
        <Box color="muted" textStyle="small">
          {t('Applied on')} <DateText value={appliedAt} />
        </Box>
      )}
    </>
  );
};
