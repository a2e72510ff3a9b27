import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { paths } from '@plumbline/shared/options/paths';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { MatchesCard } from './matches-card.tsx';
import { useSaveSkillsNeeded } from './use-save-skills-needed.ts';

const NONE: string[] = [];

const SkillsForm = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { trades: profile.provider?.employeeSkillsNeeded ?? NONE } });
  const { save, isPending } = useSaveSkillsNeeded(profile.id);
  return (
    <form noValidate onSubmit={form.handleSubmit(({ trades }) => save(trades))}>
      <Box display="grid" gap="5">
        <TradeField
          control={form.control}
          name="trades"
          label={t('Trade categories')}
          placeholder={t('Type to find a trade')}
          help={t('A worker with one of these trades is a match.')}
        />
        <Button variant="primary" type="submit" disabled={isPending} justifySelf={{ md: 'start' }}>
          {isPending ? t('Saving...') : t('Save')}
        </Button>
      </Box>
    </form>
  );
};

/** /employees/skills-needed: the trades the company needs people for [SKW-15]. */
export const SkillsNeededPage = () => {
  const { t } = useTranslation();
  const own = useOwnProfile();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <ActionBar left={<BackLink to={paths.employees.companyMatches.path()} label={t('Company Matches')} />} />
      <PageHeader title={t('Skills needed')}>
        {t('Pick the trades you need. Matches show under Company Matches.')}
      </PageHeader>
      <Columns>
        <Card pad>
          {own.data ? (
            <SkillsForm profile={own.data} />
          ) : (
            <PendingAnswer
              query={own}
              failure={t("We couldn't retrieve the data for this profile.")}
              avatar={false}
              rows={2}
            />
          )}
        </Card>
        <Rail>
          <MatchesCard />
        </Rail>
      </Columns>
    </Box>
  );
};
