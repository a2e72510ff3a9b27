import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApplicantStage } from '../../components/applicant/applicant-stage.tsx';
import { NotesCard } from '../../components/applicant/notes/notes-card.tsx';
import { InterviewLink } from '../../components/interview/interview-link.tsx';
import { ProfileLoading, ProfileUnavailable } from '../../components/profile/profile-states.tsx';
import { WorkerHistory } from '../../components/seeker-profile/history/worker-history.tsx';
import { UnlockedCard } from '../../components/seeker-profile/unlocked-card.tsx';
import { useTitle } from '../../lib/page/use-title.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card, Columns, Rail } from '../../ui/layout/card.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { useRelativeTime } from '../../ui/text/date-text.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { useKnownPerson } from './api/use-known-people.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import { FollowedJob } from './followed-job.tsx';
import { OnFile } from './on-file.tsx';

const Head = ({ person }: { person: KnownPerson }) => {
  const { t } = useTranslation();
  const name = fullName(person);
  useTitle(name);
  return (
    <Card as="header" pad display="flex" gap={{ base: '3.5', md: '5' }} alignItems="center">
      <Avatar name={name} photoUrl={person.profilePhotoUrl} size="lg" />
      <Box display="grid" gap="1.5" minWidth="0">
        <h1>{name}</h1>
        <Box as="p" color="muted">
          {[placeText(person), person.job?.name].filter(Boolean).join(' · ')}
        </Box>
        <Chips>
          {person.trades.slice(0, 3).map((trade) => (
            <Chip key={trade}>{t(trade)}</Chip>
          ))}
        </Chips>
      </Box>
    </Card>
  );
};

const Moved = ({ person: { movedAt, movedBy } }: { person: KnownPerson }) => {
  const { t } = useTranslation();
  const relative = useRelativeTime({ inSentence: true });
  if (!movedAt) return null;
  return (
    <Box as="p" color="muted" textStyle="small">
      {movedBy ? t('Moved by {{name}}, {{date}}', { name: movedBy, date: relative(movedAt) }) : relative(movedAt)}
    </Box>
  );
};

type PersonProps = { person: KnownPerson; team: readonly { id: string; name: string }[] };

const Person = ({ person, team }: PersonProps) => {
  const { t } = useTranslation();
  const { job, stage } = person;
  return (
    <>
      <Head person={person} />
      <Columns>
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5" alignContent="start">
          {job && stage ? (
            <ApplicantStage jobId={job.id} seeker={person} stage={stage}>
              <Moved person={person} />
            </ApplicantStage>
          ) : (
            <FollowedJob person={person} />
          )}
          <NotesCard seekerId={person.id} />
          <WorkerHistory seekerId={person.id} />
        </Box>
        <Rail aria-label={t('Get in touch')} order={{ base: '-1', desk: '0' }}>
          <UnlockedCard seeker={person} title={t('Get in touch')}>
            {job && <InterviewLink seekerId={person.id} job={job.id} />}
            {job && <AssigneeChoice person={person} job={job.id} team={team} />}
          </UnlockedCard>
          <OnFile person={person} />
        </Rail>
      </Columns>
    </>
  );
};

/** /employees/people/:profileId: call first, then stage and notes of a person whom the company follows. */
export const PersonPage = () => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const { data, error, refetch } = useKnownPerson(profileId);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-1.5">
        <BackLink to={paths.employees.people.path()} label={t('People')} />
      </Box>
      {data ? (
        <Person key={profileId} {...data} />
      ) : error ? (
        <ProfileUnavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <ProfileLoading />
      )}
    </Box>
  );
};
