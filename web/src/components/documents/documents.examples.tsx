import type { CompanyPaper, DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import type { Examples } from '../../../gallery/example.ts';
import { DocumentList } from './document-list.tsx';
import { PaperList } from './paper-list.tsx';

const DATE = '2026-11-23T14:40:00.000Z';
const osha: DocumentView = { id: 'e'.repeat(24), kind: 'osha-30', validity: 'valid' };
const license: DocumentView = {
  ...osha,
  kind: 'master-license',
  trade: 'Plumbing',
  state: 'IN',
  number: 'PC-10123456',
};

const papers: CompanyPaper[] = [
  { kind: 'insurance', expires: '2027-03-01', validity: 'valid', checkedAt: DATE },
  { kind: 'contractor-license', trade: 'Carpentry', state: 'IN', expires: '2026-12-20', validity: 'expires-soon' },
  { kind: 'w-9', validity: 'valid' },
];

export const examples: Examples = {
  PaperList: { none: () => <PaperList />, some: () => <PaperList papers={papers} /> },
  DocumentList: {
    'on file': () => <DocumentList documents={[osha, { ...license, id: 'f'.repeat(24), expires: '2028-05-01' }]} />,
    'expires soon': () => (
      <DocumentList documents={[{ ...license, validity: 'expires-soon', expires: '2026-12-20' }]} />
    ),
    expired: () => <DocumentList documents={[{ ...license, validity: 'expired', expires: '2026-01-20' }]} />,
    checked: () => <DocumentList documents={[{ ...license, check: { state: 'checked', date: DATE } }]} />,
    rejected: () => (
      <DocumentList
        documents={[
          { ...license, check: { state: 'rejected', date: DATE, reason: 'Please send me a photo of your license.' } },
        ]}
      />
    ),
  },
};
