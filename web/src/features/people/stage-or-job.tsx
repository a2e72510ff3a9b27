import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { StageSelect } from '../../components/applicant/stage-select.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';

type StageOrJobProps = { person: KnownPerson } & Pick<ComponentProps<typeof StageSelect>, 'width'>;

/** The stage select of a person, or a link to choose the job, without which there are no stages. */
export const StageOrJob = ({ person, width }: StageOrJobProps) => {
  const { t } = useTranslation();
  const { id, job, stage } = person;
  return job && stage ? (
    <StageSelect jobId={job.id} seekerId={id} name={fullName(person)} stage={stage} width={width} />
  ) : (
    <ButtonLink variant="quiet" to={paths.employees.person.path(id)}>
      {t('Choose a job')}
    </ButtonLink>
  );
};
