import { paths } from '@plumbline/shared/options/paths';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { WORKER } from '../../../gallery/workers.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ConnectedPanel } from './connected-panel.tsx';

const company = { name: 'Wagon Wheel Homes', phone: '5742699000', phoneExtension: '12', email: 'office@wagon.example' };

export const examples: Examples = {
  ConnectedPanel: {
    'with a person': () => (
      <ConnectedPanel
        connection={{ company, other: { name: 'Travis Yoder', phone: '5742691234', email: 'travis@example.test' } }}
        roles={{ company: t('Company'), other: t('Applicant') }}
        messageTo={WORKER}
        action={<ButtonLink to={paths.dashboard.path()}>{t('Dashboard')}</ButtonLink>}
      />
    ),
    'with a company without a phone': () => (
      <ConnectedPanel
        connection={{
          company,
          other: {
            name: 'Eel River Mechanical',
            email: 'an.address.that.is.much.too.long@eel-river-mechanical.example',
          },
        }}
        roles={{ company: t('Company'), other: t('Trade Partners') }}
        companies
        level={2}
        messageTo={WORKER}
        action={<ButtonLink to={paths.dashboard.path()}>{t('Dashboard')}</ButtonLink>}
      />
    ),
  },
};
