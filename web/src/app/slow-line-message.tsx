import { Box } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onSlowChange, type SlowKind, slowNow } from '../lib/api/slow/slow-requests.ts';
import { msg } from '../lib/msg.ts';
import { CornerMessage } from './corner-messages.tsx';

const texts: Readonly<Record<SlowKind, string>> = {
  read: msg('Your connection is slow. Still loading...'),
  write: msg("We're not sure it went through yet. Checking..."),
};

/** Says that a request had no response and is being sent again. The message disappears when the request ends. */
export const SlowLineMessage = () => {
  const { t } = useTranslation();
  const slow = useSyncExternalStore(onSlowChange, slowNow);
  return <Box role="status">{slow && <CornerMessage icon={Hourglass} text={t(texts[slow])} />}</Box>;
};
