import { createDataExport, getDataExport, getDataExportFile } from '@plumbline/shared/contracts/accounts/data-export';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { DataExport } from './data-export.tsx';

const REQUESTED = '2026-11-20T15:00:00.000Z';
const ready = {
  state: 'ready',
  requestedAt: REQUESTED,
  expiresAt: '2026-11-27T15:05:00.000Z',
  bytes: 2_411_725,
} as const;

const show = (...answers: NonNullable<Parameters<typeof renderPage>[1]['answers']>) =>
  renderPage(<DataExport />, { route: paths.toolbox.settings, as: 'candidate', answers }).asked;

describe('the copy of your data in the settings', () => {
  it('is requested with one tap, and then says that it is being made', async () => {
    const asked = show(
      answering(getDataExport, { state: 'none' }),
      answering(createDataExport, { state: 'waiting', requestedAt: REQUESTED }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
    await screen.findByText(/We're making your copy/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked.map(({ name }) => name)).toEqual(['getDataExport', 'createDataExport']);
  });

  it('is downloaded while it is ready, and requested again only after a day', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const url = 'https://bucket.example/exports/a.zip';
    show(answering(getDataExport, { ...ready, canAskAgain: false }), answering(getDataExportFile, { url }));
    await screen.findByText('Ready until Nov 27, 2026 (2.3 MB). You can ask for a new copy once a day.');
    expect(screen.queryByRole('button', { name: 'Ask for a new copy' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect.poll(() => assign.mock.calls).toEqual([[url]]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['a failed copy', { state: 'failed', requestedAt: REQUESTED } as const],
    ['a ready copy of yesterday', { ...ready, canAskAgain: true }],
  ])('lets the user ask again after %s', async (_, copy) => {
    show(answering(getDataExport, copy));
    await screen.findByRole('button', { name: 'Ask for a new copy' });
  });

  it("shows the server's reason when a request is refused", async () => {
    const message = 'You can ask for a new copy once a day.';
    show(
      answering(getDataExport, { state: 'none' }),
      answering(createDataExport, { status: 409, code: 'data_export_recent', message }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
    await screen.findByText(message);
  });

  it("offers 'Try Again' when the state can't be read", async () => {
    show(answering(getDataExport, { status: 500, code: 'unexpected', message: 'Something went wrong' }));
    await screen.findByText("We couldn't load the state of your copy.");
    await screen.findByRole('button', { name: 'Try Again' });
  });
});
