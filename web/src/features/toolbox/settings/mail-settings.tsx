import { type NotificationKind, notificationKindsOf } from '@plumbline/shared/options/notification-kinds';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { useSessionKind } from '../../../lib/session/session.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangeSetting } from '../api/use-change-setting.ts';
import type { Settings } from '../api/use-settings.ts';
import { SettingRow } from './setting-row.tsx';
import { settingTexts } from './setting-texts.ts';

const readerOf = (kind: ReturnType<typeof useSessionKind>): keyof typeof notificationKindsOf => {
  if (kind === 'candidate') return 'seeker';
  return kind === 'educational' ? 'school' : 'company';
};

/**
 * The user's e-mail settings. Job seekers, companies and schools each see only the kinds of e-mail that they can
 * receive [TBX-04].
 */
export const MailSettings = ({ settings }: { settings: Settings | undefined }) => {
  const { t } = useTranslation();
  const kinds = notificationKindsOf[readerOf(useSessionKind())];
  const { mutate: change } = useChangeSetting((error) =>
    toast.error(errorText(t, error, msg('Something went wrong.'))),
  );
  const matchMails = [
    { value: 'at-once', label: t('At once') },
    { value: 'daily', label: t('Daily') },
    { value: 'off', label: t('Off') },
  ] as const;

  const control = (kind: NotificationKind, label: string) => {
    // The kinds of settings are known before their values.
    if (!settings)
      return (
        <SkeletonBox width={kind === 'newMatch' ? '216px' : '52px'} height={kind === 'newMatch' ? '46px' : '44px'} />
      );
    if (kind === 'receipts') return <Pill>{t('Always on')}</Pill>;
    if (kind === 'newMatch') {
      const choose = (newMatch: Settings['newMatch']) => change({ newMatch });
      return <Segmented label={label} value={settings.newMatch} options={matchMails} onChange={choose} />;
    }
    return <Switch label={label} hideLabel on={settings[kind]} onChange={(on) => change({ [kind]: on })} />;
  };

  return (
    <ListCard>
      {kinds.map((kind) => {
        const label = t(settingTexts[kind].label);
        return (
          <SettingRow key={kind} label={label} help={t(settingTexts[kind].help)}>
            {control(kind, label)}
          </SettingRow>
        );
      })}
    </ListCard>
  );
};
