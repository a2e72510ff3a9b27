import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { SectionLoading } from '../api/use-own-settings.ts';
import { useChangeSchoolListing, useSchoolListing } from '../api/use-school-listing.ts';
import { SettingRow } from './setting-row.tsx';

/** The setting of a job seeker who signed up with a school's link: whether the school lists them. */
export const SchoolListing = ({ loading }: { loading: SectionLoading }) => {
  const { t } = useTranslation();
  const { data } = useSchoolListing(loading);
  const { mutate: change, isPending } = useChangeSchoolListing((error) =>
    toast.error(errorText(t, error, msg('Something went wrong.'))),
  );
  if (!data?.school) return null;
  const label = t('List me with {{school}}', { school: data.school.name });
  return (
    <ListCard>
      <SettingRow
        label={label}
        help={t(
          'The school sees your name, trades and levels, when you signed up, how many jobs you applied for and when last, and when you were hired.',
        )}
      >
        <Switch label={label} hideLabel on={data.listed} disabled={isPending} onChange={change} />
      </SettingRow>
    </ListCard>
  );
};
