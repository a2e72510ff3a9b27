import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../app/component-tests/render-page.tsx';
import { DocumentList } from '../../../components/documents/document-list.tsx';
import { DocumentsOnFile } from '../../../components/documents/documents-on-file.tsx';

const documents: DocumentView[] = [
  {
    id: '1'.repeat(24),
    kind: 'master-license',
    trade: 'Electrical',
    state: 'IN',
    number: 'EL-204',
    expires: '2031-01-31',
    validity: 'valid',
    file: {
      id: 'f'.repeat(48),
      name: 'card.jpg',
      type: 'image/jpeg',
      version: 1,
      size: 9,
      createdAt: '2026-11-01T10:00:00.000Z',
    },
  },
  { id: '2'.repeat(24), kind: 'cdl', cdlClass: 'A', state: 'MI', expires: '2020-02-01', validity: 'expired' },
  { id: '3'.repeat(24), kind: 'first-aid', validity: 'expires-soon' },
  { id: '5'.repeat(24), kind: 'w-9', validity: 'valid' },
];

const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

it('the list of documents shows of each license its subject, its last day, and whether it is valid', () => {
  renderPage(<DocumentList documents={documents} />, { route: paths.profile.own });
  const master = row('Master license');
  master.getByText('Electrical · Indiana · No. EL-204');
  master.getByText('On file, good until Jan 31, 2031');
  master.getByRole('button', { name: 'Open photo: Master license' });
  const cdl = row('CDL, Class A');
  cdl.getByText('Michigan · expired Feb 1, 2020');
  cdl.getByText('Expired');
  expect(cdl.queryByRole('button')).toBeNull();
  row('First aid and CPR card').getByText('Expires soon');
  row('W-9').getByText('On file');
  expect(screen.queryByText(/Valid/)).toBeNull();
});

it('a card shows three documents with their states, and counts the others', () => {
  renderPage(<DocumentsOnFile documents={documents} />, { route: paths.profile.own });
  const items = within(screen.getByRole('list', { name: 'Licenses and cards on file' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Master license · IN',
    'CDL, Class A · MI',
    'First aid and CPR card',
    '1 more',
  ]);
});

it('the list of documents takes no space on a card without documents', () => {
  renderPage(<DocumentsOnFile documents={[]} />, { route: paths.profile.own });
  expect(screen.queryByRole('list', { name: 'Licenses and cards on file' })).toBeNull();
});
