import { Box } from '@chakra-ui/react';
import { formatTime } from '@plumbline/shared/domain/dates/dates';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/offline/online.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { Banner } from '../../ui/text/banner.tsx';
import { useLocale, useRelativeTime } from '../../ui/text/date-text.tsx';

/**
 * The first key parts of the shell's own queries. Their responses aren't part of the page, so the banner ignores them.
 */
const OF_THE_SHELL: readonly unknown[] = [queryKeys.badges[0], queryKeys.expirationHours[0]];

/** Returns when the oldest data on the page was loaded, or 0 when the page shows none. */
const useShownSince = (): number => {
  const cache = useQueryClient().getQueryCache();
  const read = () =>
    cache
      .findAll({ type: 'active', predicate: ({ queryKey }) => !OF_THE_SHELL.includes(queryKey[0]) })
      .map(({ state }) => state.dataUpdatedAt)
      .filter((at) => at > 0)
      .reduce((oldest, at) => (oldest === 0 ? at : Math.min(oldest, at)), 0);
  return useSyncExternalStore((listener) => cache.subscribe(listener), read);
};

const OfflineSince = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const relative = useRelativeTime({ inSentence: true });
  const since = useShownSince();
  if (since === 0) return <>{t("It'll update when you're back online.")}</>;
  const at = new Date(since).toISOString();
  return (
    <>
      {t("This is from {{time}} {{day}}. It'll update when you're back online.", {
        time: formatTime(at, { locale }),
        day: relative(at),
      })}
    </>
  );
};

/** Says that there is no connection and when the shown data was loaded. */
export const OfflineBanner = () => {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <Box role="status" _empty={{ display: 'none' }}>
      {!online && (
        <Banner tone="warning" icon={CloudOff}>
          <b>{t("You're offline.")}</b> <OfflineSince />
        </Banner>
      )}
    </Box>
  );
};
