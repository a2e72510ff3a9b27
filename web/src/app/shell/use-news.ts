import type { AnswerOf } from '@plumbline/shared/contracts/endpoint';
import type { getDots } from '@plumbline/shared/contracts/toolbox';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/toast.ts';

/** Says so when a notification comes while the page is open [SHL-32]; what waited before is the bell's dot alone. */
export const useNews = (dots: AnswerOf<typeof getDots> | undefined, fresh: boolean) => {
  const { t } = useTranslation();
  const known = useRef<number>(undefined);
  const unread = dots && Number.parseInt(dots.notifications.count || '0', 10);
  useEffect(() => {
    if (unread === undefined || !fresh) return;
    const count = unread - (known.current ?? unread);
    known.current = unread;
    if (count > 0) void toast.news(t('You have {{count}} new notifications', { count }));
  }, [unread, fresh, t]);
};
