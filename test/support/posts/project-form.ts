import { DAY_MS } from '../../../shared/options/limits.ts';

/** A complete project form for Winona Lake, Indiana, that starts in two months. */
export const projectForm = () => ({
  name: 'Lake house',
  type: 'New Construction',
  description: 'A house on the lake, wood frame over a walk-out basement.',
  zip: '46590',
  startDate: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
  contractorTradeCategories: ['Carpentry'],
  inviteVendorsToView: true,
  vendorTradeCategories: ['Windows'],
  addedDetail: '',
});
