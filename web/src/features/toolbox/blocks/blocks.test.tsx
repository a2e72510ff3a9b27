import { blockCompany, unblockCompany } from '@plumbline/shared/contracts/access/blocks';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { BlockCompany } from '../../../components/block/block-company.tsx';
import { BlockedRows } from './blocked-companies.tsx';

const done = { success: true };
const show = (part: ReactElement) =>
  renderPage(part, {
    route: paths.toolbox.settings,
    as: 'candidate',
    answers: [answering(blockCompany, done), answering(unblockCompany, done)],
  }).asked;
const company = { id: 'a'.repeat(24), name: 'Stellar Concrete Works' };

describe('blocking a company', () => {
  it('explains the effects before it is done', async () => {
    const asked = show(<BlockCompany company={company} />);
    fireEvent.click(screen.getByRole('button', { name: 'Block this company' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Stellar Concrete Works?' });
    expect(dialog.textContent).toContain('Your open applications are withdrawn');
    expect(dialog.textContent).toContain('If they already paid to see your profile, they still can');
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Block' }));
    await expect.poll(() => asked).toMatchObject([{ name: 'blockCompany', params: { id: company.id } }]);
  });

  it('does nothing when it is canceled', async () => {
    const asked = show(<BlockCompany company={company} />);
    fireEvent.click(screen.getByRole('button', { name: 'Block this company' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(asked).toEqual([]);
  });
});

describe('the companies that a seeker has blocked', () => {
  const row = {
    profile: company.id,
    name: company.name,
    city: 'Warsaw',
    state: 'IN',
    date: '2026-11-01T12:00:00.000Z',
  };

  it('list each with a button to unblock, also a deleted one', async () => {
    const asked = show(<BlockedRows rows={[row, { ...row, profile: 'b'.repeat(24), name: '', city: '' }]} />);
    expect(screen.getByText('Company no longer here')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Unblock, Stellar Concrete Works' }));
    await expect.poll(() => asked).toMatchObject([{ name: 'unblockCompany', params: { id: company.id } }]);
  });

  it('say where to block when there are none', () => {
    show(<BlockedRows rows={[]} />);
    expect(screen.getByText(/No blocked companies/)).toBeTruthy();
  });
});
