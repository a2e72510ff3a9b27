import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { NOTIFICATION_MS, TOAST_MS } from '@plumbline/shared/options/limits';
import { Bell, CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/button.tsx';
import { offerStack, type ToastType } from './toast.ts';
import { addHeight, TOAST_GAP_PX } from './toast-height.ts';

/** The toaster: top right, 6 seconds for each toast [SHL-32]. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 4,
  gap: TOAST_GAP_PX,
  offsets: { top: 'var(--toast-top)', right: '16px', bottom: '16px', left: '16px' },
});

const icons = { success: CircleCheck, error: CircleAlert, info: Info, notification: Bell };

/** A notification that comes while the page is open closes a second earlier [SHL-32]. */
const durations = { success: TOAST_MS, error: TOAST_MS, info: TOAST_MS, notification: NOTIFICATION_MS };

/** The toaster throws on types other than its own, so a notification is an 'info' toast with a different icon. */
const showToast = (type: ToastType, title: string) =>
  toaster.create({
    type: type === 'notification' ? 'info' : type,
    title,
    duration: durations[type],
    meta: { icon: type },
  });

/**
 * Toasts wait while one has the focus. The toaster would also move the focus back to the last control of the page when
 * it leaves, so that Tab never gets past the toasts.
 */
const focusHandlers = {
  onFocus: (event: FocusEvent) => {
    event.stopPropagation();
    toaster.pause();
  },
  onBlur: (event: FocusEvent) => {
    event.stopPropagation();
    toaster.resume();
  },
};

/** The visible toasts; an error is announced immediately. */
export const ToastStack = () => {
  const { t } = useTranslation();
  useEffect(() => offerStack(showToast), []);
  return (
    <Toaster toaster={toaster}>
      {({ type, title, meta }) => {
        const Icon = icons[meta?.icon as ToastType];
        return (
          <Toast.Root ref={addHeight} role={type === 'error' ? 'alert' : 'status'} {...focusHandlers}>
            <Icon size={20} aria-hidden />
            <Toast.Title>{title}</Toast.Title>
            <Toast.CloseTrigger asChild>
              <IconButton aria-label={t('Dismiss')}>
                <X size={16} aria-hidden />
              </IconButton>
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </Toaster>
  );
};
