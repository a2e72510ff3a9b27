import { Box } from '@chakra-ui/react';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { Bell, BellOff, CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { useWindowReminder } from './use-window-reminder.ts';
import { WindowRule } from './window-rule.tsx';

/** Says until when another company has priority access, before anyone presses a button, and what still works. */
export const TakenWindow = ({ seekerId, until }: { seekerId: string; until: string }) => {
  const { t } = useTranslation();
  const { isReminded, change } = useWindowReminder(seekerId);
  const hours = Math.max(0, (Date.parse(until) - Date.now()) / HOUR_MS);
  return (
    <Card as="section" pad display="grid" gap="3" aria-labelledby="taken">
      <h2 id="taken">{t('Priority access is taken')}</h2>
      <Box as="p">
        {t('Another company has it until')} <DateTimeText value={until} />
      </Box>
      <Box className="num">
        <WindowRule hoursLeft={hours} />
        <Box as="p" color="muted" textStyle="small">
          {hours < 1 ? t('Less than an hour left') : t('{{count}} hours left', { count: Math.floor(hours) })}
        </Box>
      </Box>
      <Box
        as="ul"
        display="grid"
        gap="2.5"
        listStyleType="none"
        textStyle="small"
        css={{ '& li': { display: 'flex', gap: '2.5' }, '& .lucide': { flex: 'none' } }}
      >
        <li>
          <CircleCheck size={20} aria-hidden />
          {t('If this worker applies to one of your jobs, you can unlock the profile right away.')}
        </li>
        <Box as="li" color="muted">
          <CircleX size={20} aria-hidden />
          {t("Until then you can't unlock, send a job or send a briefing. Nothing is charged.")}
        </Box>
      </Box>
      <Box display="grid" gap="2">
        <Button
          variant={isReminded ? 'line' : 'primary'}
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && change.mutate(!isReminded)}
        >
          {isReminded ? <BellOff size={16} aria-hidden /> : <Bell size={16} aria-hidden />}
          {isReminded ? t("Don't tell me") : t('Tell me when it ends')}
        </Button>
        <Box as="p" textStyle="small" role="status">
          {isReminded && t("We'll tell you when it ends.")}
        </Box>
      </Box>
    </Card>
  );
};
