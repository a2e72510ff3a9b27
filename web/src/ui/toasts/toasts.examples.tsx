import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { Button } from '../controls/button.tsx';
import { type ToastType, toast } from './toast.ts';

const ShowToasts = ({ types }: { types: readonly ToastType[] }) => {
  const show = () => {
    for (const type of types) void toast[type](type === 'error' ? t('Something went wrong.') : t('Sent'));
  };
  return <Button onClick={show}>{t('Messages')}</Button>;
};

/** The frame of an example shows the toasts, as every page does. */
export const examples: Examples = {
  Toasts: {
    kinds: {
      Draw: () => <ShowToasts types={['success', 'info', 'notification', 'error']} />,
      press: ['Messages'],
    },
    error: { Draw: () => <ShowToasts types={['error']} />, press: ['Messages'] },
  },
};
