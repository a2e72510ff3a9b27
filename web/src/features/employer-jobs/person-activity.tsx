import type { PersonRow } from '@plumbline/shared/contracts/jobs';
import { lastActivity } from '@plumbline/shared/domain/last-activity';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../components/date-text.tsx';

/** The latest of what happened between a job and a seeker, such as 'Applied on Nov 20, 2026' [APP-07]. */
export const PersonActivity = ({ actions, isMatch }: { actions: PersonRow['actions']; isMatch: boolean }) => {
  const { t } = useTranslation();
  const latest = lastActivity(actions, isMatch);
  if (!latest) return null;
  return (
    <>
      {t(latest.label)} <DateText value={latest.date} />
    </>
  );
};
