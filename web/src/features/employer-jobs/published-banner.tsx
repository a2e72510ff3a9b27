import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Banner } from '../../components/banner.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { DeleteJobDialog } from '../../components/delete-job/delete-job-dialog.tsx';

/** Right after publishing: the way back into the form, and out of it altogether [EMP-26]. */
export const PublishedBanner = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        icon={CircleCheck}
        action={
          <>
            <Button variant="text" onClick={() => setAsking(true)}>
              {t('Discard')}
            </Button>
            <ButtonLink variant="quiet" to={paths.employees.editJob.path(jobId)}>
              {t('Edit')}
            </ButtonLink>
          </>
        }
      >
        {t('Congratulations, your Job has been published!')}
      </Banner>
      <DeleteJobDialog
        jobId={asking ? jobId : undefined}
        onClose={() => setAsking(false)}
        onDeleted={() => void navigate(paths.employees.jobs.path())}
      />
    </>
  );
};
