import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { BlockCompany } from '../../../components/block/block-company.tsx';
import { BlockedRows } from './blocked-companies.tsx';

const show = (part: ReactElement) =>
  renderPart(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
const company = { id: 'a'.repeat(24), name: 'Stellar Concrete Works' };
const sent = vi.fn();

vi.mock('../../../lib/api/call.ts', () => ({
  call: async (endpoint: { name: string }, given: object) => {
    sent(endpoint.name, given);
    return { success: true };
  },
}));
afterEach(() => sent.mockClear());

describe('blocking a company', () => {
  it('says what it does before it is done', async () => {
    show(<BlockCompany company={company} />);
    fireEvent.click(screen.getByRole('button', { name: 'Block this company' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Stellar Concrete Works?' });
    expect(dialog.textContent).toContain('Open applications are withdrawn');
    expect(dialog.textContent).toContain('What they have already paid to see stays open to them.');
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('blockCompany', { params: { id: company.id } }));
  });

  it('does nothing when it is thought better of', async () => {
    show(<BlockCompany company={company} />);
    fireEvent.click(screen.getByRole('button', { name: 'Block this company' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('the companies one has blocked', () => {
  const row = {
    profile: company.id,
    name: company.name,
    city: 'Warsaw',
    state: 'IN',
    date: '2026-11-01T12:00:00.000Z',
  };

  it('name each with the way back, also one that is gone', async () => {
    show(<BlockedRows rows={[row, { ...row, profile: 'b'.repeat(24), name: '', city: '' }]} />);
    expect(screen.getByText('Company no longer here')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Unblock, Stellar Concrete Works' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('unblockCompany', { params: { id: company.id } }));
  });

  it('say where to block when there are none', () => {
    show(<BlockedRows rows={[]} />);
    expect(screen.getByText(/You have blocked no company/)).toBeTruthy();
  });
});
