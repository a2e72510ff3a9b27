import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { recordActivity } from '@plumbline/shared/contracts/jobs/job-activity';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import {
  answerInvitation,
  type InvitationReceived,
  inviteCompany,
  listInvitations,
  listInvitingProjects,
} from '@plumbline/shared/contracts/projects/invitations';
import { getProject } from '@plumbline/shared/contracts/projects/projects';
import { searchCompanies } from '@plumbline/shared/contracts/search/companies';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { InvitationListPage } from '../invitations/invitation-list-page.tsx';
import { VendorProfilePage } from '../partners/partner-profile-page.tsx';
import { PartnerSearchPage } from '../partners/partner-search-page.tsx';
import { FoundProjectPage } from '../project-search/project-page.tsx';
import { found, PARTNER, PROJECT, project } from './partners.ts';

const { tradePartners, vendors } = paths;
const date = '2026-11-20T15:00:00.000Z';
const choice = (id: string, changes: object) => ({
  id: id.repeat(24),
  name: `Project ${id}`,
  city: 'Warsaw',
  state: 'IN',
  startDate: '2027-03-02',
  ...changes,
});
const invitation = { project: PROJECT, company: PARTNER, state: 'invited' as const, invitedAt: date, date };
const company = {
  id: PARTNER,
  type: 'provider' as const,
  kind: 'vendor' as const,
  name: 'Kosciusko Truss',
  city: 'Leesburg',
  state: 'IN',
  redacted: false,
  public: false,
  createdAt: date,
  updatedAt: date,
  lastActivity: date,
  provider: { isVendor: true },
};
const openSearch = (choices: object[]) =>
  renderPage(<PartnerSearchPage />, {
    route: tradePartners.search,
    answers: [
      answering(searchCompanies, { results: [found()], total: 1, pageCount: 1 }),
      answering(listInvitingProjects, { results: choices as never }),
      answering(inviteCompany, invitation),
    ],
  });
const openVendor = (as: 'provider' | 'candidate') =>
  renderPage(<VendorProfilePage />, {
    route: vendors.vendor,
    at: vendors.vendor.path(PARTNER),
    as,
    answers: [answering(getCompanyProfile, company as never), answering(listInvitingProjects, { results: [] })],
  });
const openInvited = () =>
  renderPage(<FoundProjectPage />, {
    route: tradePartners.searchProject,
    at: tradePartners.searchProject.path(PROJECT),
    answers: [
      answering(getProject, project({ invitation: { state: 'invited', date } })),
      answering(recordActivity, { success: true }),
      answering(answerInvitation, { ...invitation, state: 'declined' }),
      answering(requestCompanyAccess, {
        id: 'x',
        type: 'project' as const,
        state: 'granted' as const,
        profile: PARTNER,
        date,
      }),
    ],
  });
const openList = (results: InvitationReceived[]) =>
  renderPage(<InvitationListPage />, {
    route: tradePartners.invitations,
    answers: [answering(listInvitations, { results })],
  });

describe('inviting a company', () => {
  it("starts on its card with a choice of the company's projects, with the state of each", async () => {
    const { asked } = openSearch([
      choice('1', {}),
      choice('2', { invitation: 'declined' }),
      choice('3', { connection: 'granted', invitation: 'interested' }),
      choice('4', { connection: 'requested' }),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Invite: Kosciusko Truss' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Kosciusko Truss' }));
    const rows = await dialog.findAllByRole('listitem');
    const standings = ['Invite', 'Not interested', 'Connected', 'Pending'];
    for (const [at, standing] of standings.entries()) within(rows[at]!).getByText(standing);
    fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await screen.findByText('Kosciusko Truss is invited.');
    expect(asked.find(({ name }) => name === 'inviteCompany')).toMatchObject({
      params: { id: '1'.repeat(24) },
      body: { company: PARTNER },
    });
  });

  it("leads to a first project when there is none, from a vendor's profile by 'Connect'", async () => {
    openVendor('provider');
    fireEvent.click(await screen.findByRole('button', { name: 'Connect: Kosciusko Truss' }));
    await screen.findByText('You have no open project. Post one first: it is free.');
    expect(screen.getByRole('link', { name: 'New Project' }).getAttribute('href')).toBe('/trade-partners/projects/new');
  });

  it('is not offered to job seekers', async () => {
    openVendor('candidate');
    await screen.findByRole('heading', { name: 'Kosciusko Truss', level: 1 });
    expect(screen.queryByRole('button', { name: /Connect/ })).toBeNull();
  });
});

describe('an invitation', () => {
  it('is shown on the project, marked as seen, and accepted with a message', async () => {
    const { asked } = openInvited();
    await screen.findByRole('heading', { name: 'Maple City Builders invites you' });
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'answerInvitation')).toMatchObject({ body: { state: 'seen' } }),
    );
    fireEvent.change(screen.getByLabelText('Message (optional)'), { target: { value: 'Two crews are free.' } });
    fireEvent.click(screen.getAllByRole('button', { name: "I'm Interested", hidden: true })[0]!);
    await screen.findByText('Your connection was successful');
    expect(asked.find(({ name }) => name === 'requestCompanyAccess')).toMatchObject({
      body: { type: 'project', project: PROJECT, message: 'Two crews are free.' },
    });
    expect(screen.queryByText(/sent a connection request/)).toBeNull();
  });

  it('is declined', async () => {
    const { asked } = openInvited();
    await screen.findByRole('heading', { name: 'Maple City Builders invites you' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Decline', hidden: true })[0]!);
    await screen.findByText('Thanks. We let them know.');
    expect(asked.filter(({ name }) => name === 'answerInvitation').map(({ body }) => body)).toContainEqual({
      state: 'declined',
    });
  });

  it('is in the list of received ones, which says when there is none', async () => {
    const shown = { id: PROJECT, name: 'Nappanee Duplexes', type: 'New Construction', city: 'Milford', state: 'IN' };
    const { unmount } = openList([
      {
        project: { ...shown, startDate: '2027-04-05' },
        owner: { id: PARTNER, name: 'Maple City Builders' },
        state: 'seen',
        invitedAt: date,
        date,
      },
    ]);
    expect((await screen.findByRole('link', { name: 'Nappanee Duplexes' })).getAttribute('href')).toBe(
      `/trade-partners/search-projects/${PROJECT}`,
    );
    for (const text of ['Maple City Builders', 'Seen', 'Milford, IN', 'Nov 20, 2026']) screen.getByText(text);
    unmount();
    openList([]);
    await screen.findByText('Nobody has invited you yet.');
  });
});
