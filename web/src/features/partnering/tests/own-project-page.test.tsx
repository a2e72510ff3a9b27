import { grantCompanyAccess, rejectCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { inviteCompanies, listProjectInvitations } from '@plumbline/shared/contracts/projects/invitations';
import { listPlans } from '@plumbline/shared/contracts/projects/plans';
import { getProjectMatch, listProjectMatches } from '@plumbline/shared/contracts/projects/project-matches';
import { deleteProject, getProject, listProjectConnections } from '@plumbline/shared/contracts/projects/projects';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { OwnProjectPage } from '../own-project/own-project-page.tsx';
import { ProjectMatchPage } from '../project-matches/project-match-page.tsx';
import { ProjectMatchesPage } from '../project-matches/project-matches-page.tsx';
import { asking, connected, match, ownProject, PARTNER, PROJECT } from './projects.ts';

type Rule = ReturnType<typeof answering>;
const { tradePartners } = paths;

const openProject = (project = ownProject(), more: Rule[] = []) =>
  renderPage(<OwnProjectPage />, {
    route: tradePartners.project,
    at: tradePartners.project.path(PROJECT),
    answers: [
      answering(getProject, project),
      answering(listProjectConnections, { results: [asking, connected], total: 2 }),
      answering(listPlans, { results: [] }),
      ...more,
    ],
  });
const openMatches = (results = [match()], more: Rule[] = []) =>
  renderPage(<ProjectMatchesPage />, {
    route: tradePartners.projectMatches,
    at: tradePartners.projectMatches.path(PROJECT),
    answers: [
      answering(getProject, ownProject()),
      answering(listProjectMatches, { results, total: results.length }),
      ...more,
    ],
  });
const company = {
  id: PARTNER,
  type: 'provider' as const,
  kind: 'provider' as const,
  name: 'Blue Heron Concrete',
  city: 'Syracuse',
  state: 'IN',
  redacted: false,
  public: true,
  createdAt: '2026-03-04T15:00:00.000Z',
  updatedAt: '2026-03-04T15:00:00.000Z',
  lastActivity: '2026-11-04T15:00:00.000Z',
  provider: { isVendor: false },
};
const openMatch = (status: object, more: Rule[] = []) =>
  renderPage(<ProjectMatchPage />, {
    route: tradePartners.projectMatch,
    at: tradePartners.projectMatch.path(PROJECT, PARTNER),
    answers: [
      answering(getProject, ownProject()),
      answering(getCompanyProfile, company as never),
      answering(getProjectMatch, status as never),
      ...more,
    ],
  });

describe("a company's own project", () => {
  it("[PRJ-18] [PRJ-19] shows its facts, 'Edit Project' and the connections with company, contact and 'View'", async () => {
    openProject();
    await screen.findByRole('heading', { name: 'Pike Lake Townhomes', level: 1 });
    expect(screen.getByRole('link', { name: 'Edit Project' }).getAttribute('href')).toBe(
      `/trade-partners/projects/${PROJECT}/edit`,
    );
    const facts = screen
      .getAllByRole('term')
      .map(({ textContent }, at) => [textContent, screen.getAllByRole('definition')[at]?.textContent]);
    expect(facts.slice(0, 4)).toEqual([
      ['Project Location', 'Warsaw, IN 46580'],
      ['Project Start', 'Mar 2, 2027'],
      ['Invite Vendors?', 'Yes'],
      ['Views', '41'],
    ]);
    expect(screen.getByRole('tab', { name: /Connections/ }).textContent).toBe('Connections3');
    await screen.findByText('Blue Heron Concrete');
    const table = within(screen.getByRole('table', { name: 'Connections' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Company',
      'Contact',
      'Last Activity',
      'Actions',
    ]);
    table.getByText('Contact, hidden until you accept');
    table.getByText('Two crews are free in March.');
    table.getByText('Dale Mullet');
    expect(table.getByRole('link', { name: '(574) 555-0142' }).getAttribute('href')).toBe('tel:+15745550142');
    expect(table.getByRole('link', { name: 'View Blue Heron Concrete' }).getAttribute('href')).toBe(
      `/trade-partners/projects/${PROJECT}/matches/${PARTNER}`,
    );
  });

  it('[PRJ-18] declines a company that asked, after a confirmation', async () => {
    const { asked } = openProject(undefined, [
      answering(rejectCompanyAccess, {
        id: 'x',
        type: 'project',
        state: 'rejected',
        profile: PARTNER,
        project: PROJECT,
        date: '2026-11-22T15:00:00.000Z',
      }),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Decline Blue Heron Concrete' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    await screen.findByText('Declined.');
    expect(asked.find(({ name }) => name === 'rejectCompanyAccess')).toMatchObject({
      params: { id: PARTNER },
      body: { type: 'project', project: PROJECT },
    });
  });

  it('opens on the first tab that has companies, and counts the invited ones', async () => {
    openProject(ownProject({ requestCount: 0, connectionCount: 0, matches: 2, invitationCount: 3 }), [
      answering(listProjectMatches, { results: [match()], total: 2 }),
    ]);
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Matches2');
    expect(screen.getByRole('tab', { name: /Invited/ }).textContent).toBe('Invited3');
    await screen.findByRole('table', { name: 'Matches' });
  });

  it('invites one match or all that can be invited, and shows the papers of each without their files', async () => {
    const [asked, sent] = [
      match({ id: 'f'.repeat(24), name: 'Tippy Plumbing', connection: 'requested' }),
      match({ id: 'a'.repeat(24), name: 'Whitley Electric', invitation: 'seen' }),
    ];
    const other = match({
      id: 'b'.repeat(24),
      name: 'Northern Wallboard',
      papers: [
        { kind: 'insurance', expires: '2027-03-01', validity: 'valid' },
        { kind: 'contractor-license', trade: 'Drywall', state: 'IN', expires: '2026-12-06', validity: 'expires-soon' },
        { kind: 'w-9', validity: 'valid' },
      ],
    });
    const page = openProject(ownProject({ requestCount: 0, connectionCount: 0 }), [
      answering(listProjectMatches, { results: [match(), asked, sent, other], total: 4 }),
      answering(inviteCompanies, { invited: [PARTNER, other.id], skipped: [] }),
    ]);
    await screen.findByText('Seen');
    const table = within(screen.getByRole('table', { name: 'Matches' }));
    table.getByText('Pending');
    table.getByText('Insurance on file, good until Mar 1, 2027');
    table.getByText('License (Drywall, Indiana) expires Dec 6, 2026');
    table.getByText('W-9 on file');
    expect(table.getAllByText('No insurance or license on file')).toHaveLength(3);
    expect(table.getAllByRole('button', { name: /^Invite/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Invite all 2' }));
    await screen.findByText('2 companies are invited.');
    fireEvent.click(table.getByRole('button', { name: 'Invite Northern Wallboard' }));
    await waitFor(() =>
      expect(page.asked.filter(({ name }) => name === 'inviteCompanies').map(({ body }) => body)).toEqual([
        { companies: [PARTNER, other.id] },
        { companies: [other.id] },
      ]),
    );
  });

  it('invites no one to a closed project', async () => {
    openProject(ownProject({ requestCount: 0, connectionCount: 0, closedAt: '2026-11-20T15:00:00.000Z' }), [
      answering(listProjectMatches, { results: [match()], total: 1 }),
    ]);
    await screen.findByRole('table', { name: 'Matches' });
    expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull();
  });

  it('lists the invited companies with a count of each answer', async () => {
    const company = (name: string) => ({ id: name.padEnd(24, '0'), name, city: 'Warsaw', state: 'IN' });
    const date = '2026-11-20T15:00:00.000Z';
    openProject(ownProject({ requestCount: 0, connectionCount: 0, matches: 0, invitationCount: 2 }), [
      answering(listProjectInvitations, {
        results: [
          { company: company('a'), state: 'seen', invitedAt: date, date },
          { company: company('b'), state: 'declined', invitedAt: date, date },
          { company: company('c'), state: 'invited', invitedAt: date, date },
        ],
      }),
    ]);
    await screen.findByText('1 seen, 1 not interested, 1 not seen yet');
  });

  it('[PRJ-35] shows an error for an unknown project, and for that of another company', async () => {
    openProject(ownProject({ company: PARTNER }));
    await screen.findByText("We couldn't find data for this project.");
    renderPage(<OwnProjectPage />, {
      route: tradePartners.project,
      at: tradePartners.project.path(PROJECT),
      answers: [answering(getProject, { status: 404, code: 'project_not_found' })],
    });
    await waitFor(() => expect(screen.getAllByText("We couldn't find data for this project.")).toHaveLength(2));
  });
});

describe('the matches of a project', () => {
  it("keep 'Back to List' when the project can't be loaded", async () => {
    renderPage(<ProjectMatchesPage />, {
      route: tradePartners.projectMatches,
      at: tradePartners.projectMatches.path(PROJECT),
      answers: [answering(getProject, { status: 500, code: 'unexpected' })],
    });
    screen.getByRole('link', { name: 'Back to List' });
    await screen.findByRole('button', { name: 'Try Again' });
    screen.getByRole('link', { name: 'Back to List' });
  });

  it("[PRJ-06] name the project, with 'Back to List', 'Delete Project' and a card for each company", async () => {
    const { asked, address } = openMatches(undefined, [answering(deleteProject, { success: true })]);
    await screen.findByRole('heading', { name: '1 company fits' });
    expect(screen.getByText(/You are viewing matches for/).textContent).toBe(
      'You are viewing matches for Pike Lake Townhomes',
    );
    expect(screen.getByRole('link', { name: 'Back to List' }).getAttribute('href')).toBe('/trade-partners/projects');
    const card = within(screen.getAllByRole('listitem')[0]!);
    for (const text of ['Blue Heron Concrete', 'Syracuse, IN', 'Concrete, 14 miles', 'Slabs, footings and flatwork.'])
      card.getByText(text);
    expect(card.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
      `/trade-partners/projects/${PROJECT}/matches/${PARTNER}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete Project' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Project has been deleted successfully.');
    expect(asked.some(({ name }) => name === 'deleteProject')).toBe(true);
    await waitFor(() => expect(address()).toBe('/trade-partners/projects'));
  });

  it('[PRJ-06] say when there are none', async () => {
    openMatches([]);
    await screen.findByText('You have no matches for this project');
  });
});

describe('a match of a project', () => {
  it("[PRJ-07] has 'Back to Matches' and 'Accept', and shows both contacts once they are connected", async () => {
    const contacts = {
      company: { name: 'Wagon Wheel Homes', phone: '5745550100', email: 'renee@example.test' },
      other: { name: 'Blue Heron Concrete', phone: '5745550142', email: 'dale@example.test' },
    };
    const { asked } = openMatch(
      { state: 'requested', date: '2026-11-20T15:00:00.000Z', reason: 'Concrete, 14 miles' },
      [
        answering(grantCompanyAccess, {
          id: 'x',
          type: 'project',
          state: 'granted',
          profile: PARTNER,
          project: PROJECT,
          date: '2026-11-22T15:00:00.000Z',
          connection: contacts,
        }),
      ],
    );
    await screen.findByRole('heading', { name: 'Blue Heron Concrete' });
    expect(screen.getByRole('link', { name: 'Back to Matches' }).getAttribute('href')).toBe(
      `/trade-partners/projects/${PROJECT}/matches`,
    );
    screen.getByText('Blue Heron Concrete asked to connect on Nov 20, 2026.');
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByRole('heading', { name: 'Congratulations, you are now connected' });
    for (const link of ['renee@example.test', 'dale@example.test', '(574) 555-0100', '(574) 555-0142'])
      screen.getByRole('link', { name: link });
    expect(asked.find(({ name }) => name === 'grantCompanyAccess')).toMatchObject({
      params: { id: PARTNER },
      body: { type: 'project', project: PROJECT },
    });
  });

  it('[PRJ-07] has nothing to accept while the company has not asked, and invites it', async () => {
    const { asked } = openMatch({ reason: 'Concrete, 14 miles' }, [
      answering(inviteCompanies, { invited: [PARTNER], skipped: [] }),
    ]);
    await screen.findByText('Blue Heron Concrete has not asked to connect yet.');
    fireEvent.click(screen.getByRole('button', { name: 'Invite Blue Heron Concrete' }));
    await screen.findByText('1 company is invited.');
    expect(asked.find(({ name }) => name === 'inviteCompanies')?.body).toEqual({ companies: [PARTNER] });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(OWN.profile).not.toBe(PARTNER);
  });
});
