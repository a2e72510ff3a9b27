import type { Examples } from '../../../gallery/example.ts';
import { SupportDialog } from './support-dialog.tsx';

const open = { open: true, onClose: () => {} };

export const examples: Examples = {
  SupportDialog: {
    'signed out': () => <SupportDialog {...open} />,
    'signed in': { as: 'candidate', Draw: () => <SupportDialog {...open} /> },
    'about a page': () => (
      <SupportDialog {...open} email="renee@example.test" about="https://plumbline.example/job/1" />
    ),
  },
};
