import { Box } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/error-text.ts';
import { msg } from '../../lib/msg.ts';
import { pushSupport } from '../../lib/push/push-browser.ts';
import { isThisDevice, usePush, useTurnPushOn } from '../../lib/push/use-push.ts';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { PushNote } from './push-note.tsx';

/** Whether to offer push: the browser can, and the user hasn't refused. */
const isOffered = (): boolean =>
  pushSupport() === 'yes' && Notification.permission !== 'denied' && !readStored('pushRefused');

/**
 * Offers push notifications after an action that they serve, with the notification as it will look. It is shown until
 * the user decides, and never where push is turned off.
 */
export const PushAsk = ({ company }: { company: string }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isOffered);
  const push = usePush();
  const turnOn = useTurnPushOn();
  const publicKey = push.data?.publicKey;
  if (!isOpen || !publicKey || push.data?.devices.some(isThisDevice)) return null;
  const refuse = () => {
    writeStored('pushRefused', true);
    setOpen(false);
  };
  const ask = () =>
    turnOn.mutate(publicKey, {
      onSuccess: (outcome) => {
        if (outcome === 'refused') return refuse();
        setOpen(false);
        toast.success(t('Notifications are on for this device.'));
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  return (
    <Card asChild>
      <section aria-label={t('Know when they answer')}>
        <Box display="grid" gap="4">
          <Box display="grid" gap="1.5">
            <h2>{t('Know when they answer')}</h2>
            <p>{t('Get a notification on this device when {{company}} answers your application.', { company })}</p>
          </Box>
          <PushNote title={t('You have an answer')} body={t('A company answered your application. Tap to see it.')} />
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
            <Button variant="primary" onClick={ask} disabled={turnOn.isPending}>
              <Bell aria-hidden />
              {t('Turn on notifications')}
            </Button>
            <Button variant="text" onClick={refuse}>
              {t('Not now')}
            </Button>
            <Box as="span" color="muted" textStyle="small">
              {t('You get the same by email. Change it anytime in Settings.')}
            </Box>
          </Box>
        </Box>
      </section>
    </Card>
  );
};
