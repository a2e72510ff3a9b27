import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useTranslation } from 'react-i18next';
import { EmployeeTabs } from '../../../components/job/employee-tabs.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { useSaveOwnCompany } from '../../../lib/queries/save-own-company.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Card, Columns } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { ExampleWorker } from './example-worker.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { SkilledList } from './skilled-list.tsx';

const NONE: readonly string[] = [];

/** Turns recruiting on and off. The switch saves the company's `public` field immediately [SKW-11]. */
const RecruitingCard = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useSaveOwnCompany(profile.id);
  const save = (on: boolean) =>
    mutate({ public: on }, { onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))) });
  return (
    <Card
      as="section"
      display="flex"
      flexDirection="row"
      flexWrap="wrap"
      alignItems="center"
      columnGap="5"
      rowGap="1"
      px={{ base: '4', md: '5' }}
      py="3"
      position="relative"
      zIndex="1"
    >
      <Switch label={t('Send me Skilled Workers')} on={profile.public} disabled={isPending} onChange={save} />
      <Box as="p" color="muted" textStyle="small">
        {profile.public ? t("On. Your profile says that you're hiring.") : t("Off. It's free to turn on.")}
      </Box>
    </Card>
  );
};

const PageShape = () => (
  <Box display="grid" gap="6">
    <Skeleton>
      <Card px="5" py="3">
        <SkeletonBox width="240px" my="13px" />
      </Card>
    </Skeleton>
    <RowsShape picture="avatar" />
  </Box>
);

/**
 * /employees/skilled-workers: how it works while recruiting is off, the skilled workers while it is on
 * [SKW-09, SKW-10].
 */
export const SkilledWorkersPage = () => {
  const { t } = useTranslation();
  const own = useOwnProfile();
  const profile = own.data;
  const needed = profile?.provider?.employeeSkillsNeeded ?? NONE;
  return (
    <>
      <PageHeader title={t('Skilled workers')}>
        {t('Trained workers near you. Pay only for the ones you want.')}
      </PageHeader>
      <EmployeeTabs />
      {!profile && (
        <PendingCard query={own} failure={t("We couldn't retrieve the data for this profile.")}>
          <PageShape />
        </PendingCard>
      )}
      {profile && <RecruitingCard profile={profile} />}
      {profile &&
        (profile.public ? (
          <SkilledList needed={needed} />
        ) : (
          <Columns>
            <HowItWorks />
            <ExampleWorker needed={needed} />
          </Columns>
        ))}
    </>
  );
};
