import { listDocuments, type StaffDocument } from '@plumbline/shared/contracts/admin/documents';
import { countQueue } from '@plumbline/shared/contracts/admin/queue';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { CheckedDocumentsPage, ExpiringDocumentsPage } from './documents-page.tsx';

const idOf = (digit: string) => digit.repeat(24);
const insurance: StaffDocument = {
  owner: { id: idOf('1'), type: 'company', name: 'Yellow Creek Plumbing' },
  document: { id: idOf('2'), kind: 'insurance', number: 'CGL-4471', expires: '2026-12-20', validity: 'expires-soon' },
};
const card: StaffDocument = {
  owner: { id: idOf('3'), type: 'jobSeeker', name: 'Travis Yoder' },
  document: {
    ...{ id: idOf('4'), kind: 'master-license', trade: 'Carpentry', state: 'IN', expires: '2026-11-02' },
    validity: 'expired',
    check: { state: 'checked', date: '2026-11-20T14:30:00.000Z' },
  },
  task: `${idOf('3')}_${idOf('4')}`,
  decidedBy: { id: idOf('9'), name: 'Sam Whitaker' },
};
const counts = {
  ...{ open: 7, due: 2, mine: 1, free: 3, more: false },
  kinds: { unlock: 0, dispute: 0, report: 3, signal: 0, document: 4, support: 0 },
};

type Answer = Parameters<typeof answering<typeof listDocuments>>[1];
const openExpiring = (answer: Answer, at = '') =>
  renderPage(<ExpiringDocumentsPage />, {
    route: paths.admin.documents.expiring,
    at: `/admin/documents/expiring${at}`,
    as: 'admin',
    answers: [answering(listDocuments, answer), answering(countQueue, counts)],
  });
const openChecked = (answer: Answer) =>
  renderPage(<CheckedDocumentsPage />, {
    route: paths.admin.documents.checked,
    at: '/admin/documents/checked',
    as: 'admin',
    answers: [answering(listDocuments, answer), answering(countQueue, counts)],
  });
const rowWith = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

describe('the documents that expire', () => {
  it('show account, number and last day, and link a file that staff can open', async () => {
    openExpiring({ results: [insurance, card] });
    const first = await rowWith('Certificate of insurance');
    expect(first.getByRole('link', { name: 'Yellow Creek Plumbing' }).getAttribute('href')).toBe(
      paths.admin.company.path(idOf('1')),
    );
    first.getByText('No. CGL-4471');
    first.getByText('No file');
    expect(first.queryByRole('link', { name: 'Certificate of insurance' })).toBeNull();
    const second = await rowWith('Master license');
    expect(second.getByRole('link', { name: 'Master license' }).getAttribute('href')).toBe(
      paths.admin.task.path('document', card.task!),
    );
    second.getByText(/Carpentry · Indiana/);
    second.getByText(/Expired$/);
    expect(second.getByRole('link', { name: 'Sam Whitaker' }).getAttribute('href')).toContain(idOf('9'));
  });

  it('say that a document with a file waits', async () => {
    openExpiring({ results: [{ ...insurance, task: 'waiting' }] });
    (await rowWith('Certificate of insurance')).getByText('Waits for a look');
  });

  it('are those of the next 30 days until another time is chosen, which the address keeps', async () => {
    const { asked, address } = openExpiring({ results: [insurance] });
    await screen.findByText('Certificate of insurance');
    expect(asked.find(({ name }) => name === 'listDocuments')?.query).toMatchObject({ list: 'in30' });
    fireEvent.change(screen.getByLabelText('Expiring'), { target: { value: 'expired' } });
    await expect
      .poll(() => asked.findLast(({ name }) => name === 'listDocuments')?.query)
      .toMatchObject({ list: 'expired' });
    expect(address()).toContain('list=expired');
  });

  it('link the queue with the number of documents that wait', async () => {
    openExpiring({ results: [] });
    const link = await screen.findByRole('link', { name: /Waiting/ });
    expect(link.getAttribute('href')).toBe(paths.admin.queue.path({ kind: 'document' }));
    await expect.poll(() => link.textContent).toContain('4');
    await screen.findByText('No document expires in this time.');
  });

  it('load more on demand', async () => {
    openExpiring(({ query }) => (query?.cursor ? { results: [card] } : { results: [insurance], cursor: 'next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Master license');
    screen.getByText('Certificate of insurance');
  });

  it('offer to try again', async () => {
    openExpiring({ status: 500, code: 'unexpected' });
    await screen.findByText("We couldn't load the documents.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});

describe('the documents that staff looked at', () => {
  it('show who checked one and when', async () => {
    const { asked } = openChecked({ results: [card] });
    const row = await rowWith('Master license');
    row.getByText(/^Checked/);
    row.getByRole('link', { name: 'Sam Whitaker' });
    expect(asked.find(({ name }) => name === 'listDocuments')?.query).toMatchObject({ list: 'decided' });
  });

  it('show a rejected one, and no name for a decision that has none', async () => {
    const { decidedBy: _, ...row } = card;
    openChecked({
      results: [{ ...row, document: { ...row.document, check: { ...row.document.check!, state: 'rejected' } } }],
    });
    (await rowWith('Master license')).getByText(/^Rejected/);
    expect(screen.queryByRole('link', { name: 'Sam Whitaker' })).toBeNull();
  });

  it('say so when there are none', async () => {
    openChecked({ results: [] });
    await screen.findByText('No one has looked at a document yet.');
  });
});
