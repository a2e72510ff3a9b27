import { Box, chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/card.tsx';
import { CheckItem } from '../../components/check-item.tsx';
import { LockedLine } from './locked-line.tsx';

const History = chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '140px minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '1',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
      _first: { borderTopWidth: '0', pt: '0' },
    },
  },
});

const Years = chakra('p', { base: { color: 'muted', fontSize: 'control' } });

/** Work history, newest first, and whether there are references. */
export const Background = ({ seeker }: { seeker: ProfileView }) => {
  const { t } = useTranslation();
  const { previousCompaniesWorkedFor: history = [], hasReferences = false } = seeker.jobSeeker ?? {};
  return (
    <Section>
      <h2>{t('Background Information')}</h2>
      {history.length > 0 ? (
        <History>
          {history.map(({ position, from, to, current, dailyResponsibilities }) => (
            <li key={`${position} ${from}`}>
              <Years>{t('{{from}} to {{to}}', { from, to: current ? t('Current') : (to ?? '') })}</Years>
              <div>
                <b>{position}</b>
                {!seeker.redacted && (
                  <Box textStyle="small" color={dailyResponsibilities ? 'text' : 'muted'}>
                    {dailyResponsibilities || t('No description provided')}
                  </Box>
                )}
              </div>
            </li>
          ))}
        </History>
      ) : (
        <p>{t('Not specified')}</p>
      )}
      {seeker.redacted && history.length > 0 && <LockedLine>{t('Descriptions open after you unlock')}</LockedLine>}
      <ul>
        <CheckItem label={t('Professional References Available')} yes={hasReferences} />
      </ul>
    </Section>
  );
};
