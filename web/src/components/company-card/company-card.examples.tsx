import type { CompanyCard as Card } from '@plumbline/shared/contracts/search/companies';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CompanyBoard, CompanyBoardShape, CompanyCard } from './company-card.tsx';

const company = (changes: Partial<Card> = {}): Card => ({
  id: 'd'.repeat(24),
  name: 'Eel River Mechanical',
  city: 'North Manchester',
  state: 'IN',
  description: 'Boilers, chillers and everything between, since 1974.',
  industry: ['Commercial'],
  qualifiedDesignations: ['Woman-Owned'],
  trades: ['Plumbing & Pipefitting', 'Gas Piping'],
  isVendor: false,
  createdAt: '2025-03-01T10:00:00.000Z',
  connected: false,
  ...changes,
});
const to = '/';

export const examples: Examples = {
  CompanyBoard: {
    'two companies': () => (
      <CompanyBoard>
        <CompanyCard company={company()} to={to} level={2} action={t('View Profile')} />
        <CompanyCard
          company={company({
            id: 'e'.repeat(24),
            description: '',
            connected: true,
            trades: ['Framing', 'Siding', 'Drywall', 'Painting', 'Carpentry', 'Masonry'],
          })}
          to={to}
          level={2}
          action={t('View Profile')}
          more={<Button>{t('Invite')}</Button>}
        />
      </CompanyBoard>
    ),
  },
  CompanyCard: {
    'with a long name': () => (
      <CompanyBoard>
        <CompanyCard
          company={company({ name: 'Wawasee Lakefront Restoration and Masonry Contractors of Kosciusko County' })}
          to={to}
          level={2}
          action={t('View Profile')}
        />
      </CompanyBoard>
    ),
  },
  CompanyBoardShape: { default: () => <CompanyBoardShape /> },
};
