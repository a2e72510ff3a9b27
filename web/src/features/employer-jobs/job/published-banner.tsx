import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';

/** The one congratulation after paying: the matches so far, a button back to the form, and one to the list [EMP-26]. */
export const PublishedBanner = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const count = job.matchCount ?? 0;
  if (!open) return null;
  return (
    <Box
      role="status"
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="3"
      px="5"
      py="3.5"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderLeftWidth="3px"
      borderLeftColor="success"
      borderRadius="m"
    >
      <Box as="span" color="success" lineHeight="1">
        <CircleCheck size={20} aria-hidden />
      </Box>
      <Box flex="1 1 80%" fontSize="control">
        <b>{t('Congratulations, your Job has been published!')}</b>
        {/* Matches come a moment after the job: the line shows before their number does. */}
        <Box as="p" color="muted">
          {count > 0 && t('{{count}} workers match it right now.', { count })}{' '}
          {t("We'll email you when someone applies.")}
        </Box>
      </Box>
      <Box display="flex">
        <ButtonLink variant="text" to={paths.employees.editJob.path(job.id)}>
          {t('Edit')}
        </ButtonLink>
        <Button variant="text" onClick={() => setOpen(false)}>
          {t('Discard')}
        </Button>
      </Box>
    </Box>
  );
};
