import { Box } from '@chakra-ui/react';
import type { PushSettings as Push, PushDevice } from '@plumbline/shared/contracts/notifications/push';
import { type PushKind, pushKindsOf } from '@plumbline/shared/options/push/push';
import { Bell, Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PushNote } from '../../../components/push/push-note.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { pushSupport } from '../../../lib/push/push-browser.ts';
import { isThisDevice, useChangePush, usePush, useRemoveDevice, useTurnPushOn } from '../../../lib/push/use-push.ts';
import { useSessionKind } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { SectionLoading } from '../api/use-own-settings.ts';
import { SettingRow } from './setting-row.tsx';
import { settingTexts } from './setting-texts.ts';

const kindNames: Record<PushDevice['kind'], string> = {
  android: msg('Android phone'),
  iphone: 'iPhone',
  ipad: 'iPad',
  windows: msg('Windows computer'),
  mac: 'Mac',
  linux: msg('Linux computer'),
  other: msg('Other device'),
};
const browserNames: Record<PushDevice['browser'], string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: '',
};
const isPhone = ({ kind }: PushDevice): boolean => ['android', 'iphone', 'ipad'].includes(kind);

const useToastOfError = () => {
  const { t } = useTranslation();
  return (error: unknown) => toast.error(errorText(t, error, msg('Something went wrong.')));
};

const DeviceRow = ({ device }: { device: PushDevice }) => {
  const { t, i18n } = useTranslation();
  const onError = useToastOfError();
  const remove = useRemoveDevice();
  const Icon = isPhone(device) ? Smartphone : Monitor;
  const name = [t(kindNames[device.kind]), browserNames[device.browser]].filter(Boolean).join(', ');
  const since = new Date(device.addedAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  return (
    <SettingRow
      label={
        <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
          <Icon aria-hidden size={20} />
          {name}
          {isThisDevice(device) && <Pill>{t('This device')}</Pill>}
        </Box>
      }
      help={t('On since {{date}}', { date: since })}
    >
      <Button
        variant="quiet"
        aria-label={t('Remove {{name}}', { name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate(device.id, { onError })}
      >
        {t('Remove')}
      </Button>
    </SettingRow>
  );
};

/** Turns push on in this browser, or says why it can't be. */
const ThisDevice = ({ publicKey }: { publicKey: string }) => {
  const { t } = useTranslation();
  const onError = useToastOfError();
  const turnOn = useTurnPushOn();
  const support = pushSupport();
  if (support === 'install')
    return <p>{t('Add Plumbline to the home screen first, then turn notifications on there.')}</p>;
  if (support === 'no') return <p>{t("This browser can't show notifications.")}</p>;
  if (Notification.permission === 'denied')
    return <p>{t('Notifications from this site are blocked. Allow them in your browser settings.')}</p>;
  return (
    <Button
      disabled={turnOn.isPending}
      onClick={() =>
        turnOn.mutate(publicKey, {
          onError,
          onSuccess: (outcome) =>
            outcome === 'on'
              ? toast.success(t('Notifications are on for this device.'))
              : toast.error(t('Your browser did not allow notifications.')),
        })
      }
    >
      <Bell aria-hidden />
      {t('Turn on notifications')}
    </Button>
  );
};

const PushKinds = ({ push }: { push: Push }) => {
  const { t } = useTranslation();
  const onError = useToastOfError();
  const { mutate: change } = useChangePush(onError);
  const kinds: readonly PushKind[] = pushKindsOf[useSessionKind() === 'candidate' ? 'seeker' : 'company'];
  return (
    <ListCard>
      {kinds.map((kind) => {
        const label = t(settingTexts[kind].label);
        const help = kind === 'newMatch' ? msg('At most once a day.') : settingTexts[kind].help;
        return (
          <SettingRow key={kind} label={label} help={t(help)}>
            <Switch label={label} hideLabel on={push.kinds[kind]} onChange={(on) => change({ [kind]: on })} />
          </SettingRow>
        );
      })}
    </ListCard>
  );
};

/** The push notifications of the settings: devices, kinds, and what a locked screen shows. Absent where push is off. */
export const PushSettings = ({ loading }: { loading?: SectionLoading }) => {
  const { t } = useTranslation();
  const { data: push } = usePush(loading);
  if (!push?.publicKey) return null;
  const isHere = push.devices.some(isThisDevice);
  return (
    <Box as="section" display="grid" gap="3">
      <h2>{t('Notifications on your devices')}</h2>
      <Box as="p" color="muted">
        {t('A locked screen says that something happened, never a name, a number or a message.')}
      </Box>
      <Box maxWidth="420px">
        <PushNote title={t('You have a message')} body={t('Tap to read it.')} />
      </Box>
      {push.devices.length > 0 && (
        <ListCard>
          {push.devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ListCard>
      )}
      {!isHere && <ThisDevice publicKey={push.publicKey} />}
      {push.devices.length > 0 && <PushKinds push={push} />}
    </Box>
  );
};
