import { Box } from '@chakra-ui/react';
import { type ApplicationGap, sectionOfGap } from '@plumbline/shared/domain/profile/application-gaps';
import { paths } from '@plumbline/shared/options/paths';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';

const texts: Record<ApplicationGap, string> = {
  name: msg('Your name'),
  zip: msg('Your ZIP Code'),
  phoneNumber: msg('A phone number'),
  trades: msg('At least one trade'),
};

type MissingForApplyingProps = { jobId: string; gaps: readonly ApplicationGap[]; onClose: () => void };

/**
 * Lists what the profile lacks for an application. Each item leads to its section of the profile, and from there back
 * to the job.
 */
export const MissingForApplying = ({ jobId, gaps, onClose }: MissingForApplyingProps) => {
  const { t } = useTranslation();
  const redirect = paths.jobs.job.path(jobId);
  return (
    <Modal
      open={gaps.length > 0}
      title={t('Your profile is not ready yet')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Not now')}</Button>}
    >
      <p>{t('Your profile is your application. Fill in what is missing, and you come back to this job.')}</p>
      <Box as="ul" listStyleType="none" marginTop="3">
        {gaps.map((gap) => (
          <Box as="li" key={gap} borderTopWidth="1px" borderColor="border">
            <Box asChild display="flex" alignItems="center" justifyContent="space-between" minHeight="48px">
              <Link to={paths.profile.own.path({ edit: true, section: sectionOfGap(gap), redirect })}>
                {t(texts[gap])}
                <ChevronRight size={20} aria-hidden />
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </Modal>
  );
};
