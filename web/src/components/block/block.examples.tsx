import type { Examples } from '../../../gallery/example.ts';
import { BlockCompany, BlockedBanner, UnblockButton } from './block-company.tsx';
import { BlockDialog } from './block-dialog.tsx';

const company = { id: 'd'.repeat(24), name: 'Eel River Mechanical' };

export const examples: Examples = {
  BlockCompany: { default: () => <BlockCompany company={company} /> },
  UnblockButton: { default: () => <UnblockButton company={company} /> },
  BlockedBanner: { default: () => <BlockedBanner company={company} /> },
  BlockDialog: { open: () => <BlockDialog company={company} onClose={() => {}} /> },
};
