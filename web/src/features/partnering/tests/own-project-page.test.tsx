import { grantCompanyAccess, rejectCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
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

  it("[PRJ-35] says so when there is no such project, and when it is another company's", async () => {
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

  it('[PRJ-07] has nothing to accept while the company has not asked', async () => {
    openMatch({ reason: 'Concrete, 14 miles' });
    await screen.findByText('Blue Heron Concrete has not asked to connect yet.');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(OWN.profile).not.toBe(PARTNER);
  });
});
