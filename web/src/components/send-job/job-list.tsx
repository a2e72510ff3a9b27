import { Box } from '@chakra-ui/react';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import { CheckLabel } from '../../ui/fields/check-field.tsx';
import { isFull, type JobChoice } from './job-choice.ts';

type JobListProps = {
  name: string;
  choices: readonly JobChoice[];
  chosen: readonly string[];
  busy: boolean;
  onToggle: (id: string) => void;
};

/** A checkbox for each open job. Jobs that the seeker already has are disabled [APP-23, APP-25]. */
export const JobList = ({ name, choices, chosen, busy, onToggle }: JobListProps) => {
  const { t } = useTranslation();
  const full = isFull(chosen);
  return (
    <fieldset>
      <Box asChild textStyle="label" mb="1">
        <legend>{t('Choose the jobs for {{name}}', { name })}</legend>
      </Box>
      <Box as="ul" display="grid" gap="1">
        {choices.map((job) => (
          <li key={job.id}>
            <CheckLabel alignItems="flex-start" py="2.5" width="full">
              <input
                type="checkbox"
                checked={chosen.includes(job.id)}
                disabled={busy || job.alreadySent || (full && !chosen.includes(job.id))}
                onChange={() => onToggle(job.id)}
              />
              <Box as="span" minWidth="0" overflowWrap="anywhere" lineHeight="1.35">
                {job.name} {job.alreadySent && t('(Already Sent)')}
                <Box as="span" display="block" color="muted" textStyle="small">
                  {placeText(job)} · {t(job.type)}
                </Box>
              </Box>
            </CheckLabel>
          </li>
        ))}
      </Box>
      {full && <p role="status">{t('You can send up to {{most}} jobs at once.', { most: chosen.length })}</p>}
    </fieldset>
  );
};
