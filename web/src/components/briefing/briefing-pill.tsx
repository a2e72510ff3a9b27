import type { BriefingState } from '@plumbline/shared/domain/briefings/briefing-states';
import { CircleX, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, StatusPill } from '../../ui/text/pill.tsx';

type BriefingPillProps = {
  state: BriefingState;
  /** The reader of the pill. A declined briefing says 'Rejected' to the company and 'You declined' to the seeker. */
  reader: 'company' | 'seeker';
};

/** The state of a briefing, as icon and word [BRF-10]. */
export const BriefingPill = ({ state, reader }: BriefingPillProps) => {
  const { t } = useTranslation();
  switch (state) {
    case 'draft':
      return (
        <Pill tone="warning" icon={Clock}>
          {t('Not sent')}
        </Pill>
      );
    case 'withdrawn':
      return <Pill icon={Undo2}>{t('Withdrawn')}</Pill>;
    case 'accepted':
      return <StatusPill status="Accepted" />;
    case 'rejected':
      return reader === 'company' ? (
        <StatusPill status="Rejected" />
      ) : (
        <Pill icon={CircleX}>{t('Declined by you')}</Pill>
      );
    case 'pending':
      return <StatusPill status="Pending" />;
  }
};
