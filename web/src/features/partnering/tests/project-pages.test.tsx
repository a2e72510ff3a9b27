import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { recordActivity } from '@plumbline/shared/contracts/jobs/job-activity';
import { listPlans } from '@plumbline/shared/contracts/projects/plans';
import { searchProjects } from '@plumbline/shared/contracts/projects/project-search';
import { getProject } from '@plumbline/shared/contracts/projects/projects';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { FoundProjectPage, ViewProjectPage } from '../project-search/project-page.tsx';
import { ProjectSearchPage } from '../project-search/project-search-page.tsx';
import { card, PARTNER, PROJECT, project } from './partners.ts';

const { tradePartners } = paths;
const openSearch = (results = [card()], at = '/trade-partners/search-projects', trades: readonly string[] = []) =>
  renderPage(<ProjectSearchPage />, {
    route: tradePartners.searchProjects,
    at,
    trades,
    answers: [answering(searchProjects, { results, total: results.length, pageCount: 1 })],
  });
const entry = {
  id: 'x',
  type: 'project' as const,
  state: 'requested' as const,
  profile: PARTNER,
  project: PROJECT,
  date: '2026-11-22T15:00:00.000Z',
};
const openProject = (
  shown = project(),
  page = <ViewProjectPage />,
  route: typeof tradePartners.viewProject | typeof tradePartners.searchProject = tradePartners.viewProject,
  reader: 'provider' | 'candidate' = 'provider',
) =>
  renderPage(page, {
    route,
    as: reader,
    at: route.path(PROJECT),
    answers: [
      answering(getProject, shown),
      answering(requestCompanyAccess, entry),
      answering(recordActivity, { success: true }),
      answering(listPlans, { results: [plan] }),
    ],
  });
const plan = { id: PROJECT + 'f'.repeat(24), name: 'Floor plans.pdf', size: 3_400_000, createdAt: entry.date };
/** Returns all matching buttons: the page and a phone's action bar both have one. */
const connectButtons = (name: string) => screen.queryAllByRole('button', { name, hidden: true });

describe('the search of projects', () => {
  it("[PRJ-22] has 'ZIP Code *' with the company's own, 'Industry Type' and 'Search', and runs on load", async () => {
    const { asked } = openSearch();
    expect((screen.getByLabelText('ZIP Code *') as HTMLInputElement).value).toBe('46590');
    screen.getByText('Industry Type', { selector: 'label' });
    screen.getByRole('button', { name: 'Search' });
    await screen.findByRole('heading', { name: '1 project within 50 miles' });
    expect(asked[0]).toMatchObject({ name: 'searchProjects', body: { zip: '46590', tradeCategories: [] } });
  });

  it("[PRJ-22] starts with the company's trades, says so, and shows all projects on request", async () => {
    const { asked } = openSearch(undefined, undefined, ['Concrete', 'Drywall']);
    await screen.findByText('Only projects that want your trades.');
    await waitFor(() => expect(asked[0]).toMatchObject({ body: { tradeCategories: ['Concrete', 'Drywall'] } }));
    fireEvent.click(screen.getByRole('button', { name: 'Show all projects' }));
    await waitFor(() => expect(asked[1]).toMatchObject({ body: { tradeCategories: [] } }));
    expect(screen.queryByText('Only projects that want your trades.')).toBeNull();
  });

  it('[PRJ-23] shows company, name, place, description, industry, state and age of each project', async () => {
    const createdAt = new Date(Date.now() - 12 * DAY_MS).toISOString();
    openSearch([card({ connection: 'granted', createdAt }), card({ id: 'e'.repeat(24), description: '' })]);
    const [first, second] = (await screen.findAllByRole('listitem')).map((row) => within(row));
    const texts = ['Maple City Builders', 'Milford, IN', 'Four duplexes, slab on grade.', 'Framing', 'Siding'];
    for (const text of [...texts, 'Connected', 'Posted 12 days ago']) first!.getByText(text);
    expect(first!.getByRole('link', { name: 'Nappanee Duplexes' }).getAttribute('href')).toBe(
      `/trade-partners/search-projects/${PROJECT}`,
    );
    second!.getByText('No description provided.');
    expect(second!.queryByText('Connected')).toBeNull();
  });

  it('[PRJ-23] says when there are no results, and searches by the address', async () => {
    const { asked } = openSearch([], '/trade-partners/search-projects?zip=46580&trade=Framing&page=2');
    await screen.findByText('There are no projects that match the zip code and/or categories');
    expect(asked[0]?.body).toMatchObject({ zip: '46580', tradeCategories: ['Framing'], page: 2 });
  });

  it('[PRJ-24] requires a valid ZIP', async () => {
    openSearch([], '/trade-partners/search-projects?zip=');
    await screen.findByText('ZIP Code is required.');
    fireEvent.change(screen.getByLabelText('ZIP Code *'), { target: { value: '46' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('Please enter a valid ZIP code.');
  });
});

describe("another company's project", () => {
  it("[PRJ-13] shows the project, with 'Connect', 'View Profile' and 'Go Back'", async () => {
    openProject();
    await screen.findByRole('heading', { name: 'Nappanee Duplexes', level: 1 });
    screen.getByText('Maple City Builders');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['New Construction', 'Milford, IN 46542', '11 miles', 'Apr 5, 2027']);
    for (const text of [
      'Four duplexes in one row, slab on grade.',
      'Telehandler and power on site.',
      'Framing',
      'Siding',
    ])
      screen.getByText(text);
    expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
      `/trade-partners/search-projects/${PROJECT}/profile/${PARTNER}`,
    );
    screen.getByRole('button', { name: 'Go Back' });
    expect(connectButtons('Connect').length).toBeGreaterThan(0);
  });

  it('shows a job seeker the project without the connection form, with a link to the company they may open [PRJ-13]', async () => {
    const { asked } = openProject(project(), <ViewProjectPage />, tradePartners.viewProject, 'candidate');

    await screen.findByRole('heading', { name: 'For companies and vendors' });

    expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
      `/profile/${PARTNER}/provider`,
    );
    expect(connectButtons('Connect')).toEqual([]);
    expect(asked.filter(({ name }) => name === 'recordActivity')).toEqual([]);
  });

  it("[PRJ-14] has 'Back to Search' and 'I'm Interested' when it was found by a search, which connects", async () => {
    const { asked } = openProject(project(), <FoundProjectPage />, tradePartners.searchProject);
    expect((await screen.findByRole('link', { name: 'Back to Search' })).getAttribute('href')).toBe(
      '/trade-partners/search-projects',
    );
    await screen.findByRole('heading', { name: 'Nappanee Duplexes', level: 1 });
    fireEvent.click(connectButtons("I'm Interested")[0]!);
    await screen.findByText("Success! You've sent a connection request to Maple City Builders");
    expect(asked.find(({ name }) => name === 'requestCompanyAccess')).toMatchObject({
      params: { id: PARTNER },
      body: { type: 'project', project: PROJECT },
    });
  });

  it('sends a message with the request, and shows it afterwards', async () => {
    const { asked } = openProject();
    fireEvent.change(await screen.findByLabelText('Message (optional)'), {
      target: { value: 'Two crews are free in March.' },
    });
    fireEvent.click(connectButtons('Connect')[0]!);
    await screen.findByText('Your connection was successful');
    expect(asked.find(({ name }) => name === 'requestCompanyAccess')?.body).toEqual({
      type: 'project',
      project: PROJECT,
      message: 'Two crews are free in March.',
    });
    const message = 'We start on Monday.';
    openProject(project({ connection: { state: 'requested', date: '2026-11-20T15:00:00.000Z', message } }));
    await screen.findByText(message);
  });

  it('[PRJ-16] [PRJ-21] says that the request was sent, on the page and in a toast, and logs the visit once', async () => {
    const { asked } = openProject();
    await screen.findByRole('heading', { name: 'Nappanee Duplexes', level: 1 });
    fireEvent.click(connectButtons('Connect')[0]!);
    await screen.findByText("Success! You've sent a connection request to Maple City Builders");
    await screen.findByText('Your connection was successful');
    const logged = asked.filter(({ name }) => name === 'recordActivity');
    expect(logged.map(({ body }) => body)).toEqual([
      { activityType: 'view-project-details', projectId: PROJECT, companyId: OWN.profile, userType: 'provider' },
    ]);
  });

  it("[PRJ-17] has no 'Connect' on the company's own project, after asking and when already connected", async () => {
    const own = openProject(project({ company: OWN.profile }));
    await screen.findByRole('heading', { name: 'Nappanee Duplexes', level: 1 });
    expect(connectButtons('Connect')).toEqual([]);
    expect(own.asked.some(({ name }) => name === 'recordActivity')).toBe(false);
    own.unmount();
    const date = '2026-11-20T15:00:00.000Z';
    const waiting = openProject(project({ connection: { state: 'requested', date } }));
    await screen.findByText('You asked to connect on Nov 20, 2026.');
    expect(connectButtons('Connect')).toEqual([]);
    waiting.unmount();
    const contacts = {
      company: { name: 'Maple City Builders', phone: '5745550177' },
      other: { name: 'Wagon Wheel Homes' },
    };
    openProject(project({ connection: { state: 'granted', date, contacts } }));
    await screen.findByText('Connected since Nov 20, 2026.');
    screen.getByRole('link', { name: '(574) 555-0177' });
    expect(connectButtons('Connect')).toEqual([]);
  });

  it('shows until when it accepts requests, and accepts none after that day', async () => {
    const waiting = openProject(project({ interestUntil: '2999-01-04' }));
    await screen.findByText('Last day to ask');
    screen.getByText('Jan 4, 2999');
    expect(connectButtons('Connect').length).toBeGreaterThan(0);
    waiting.unmount();
    openProject(
      project({ interestUntil: '2020-01-04', invitation: { state: 'seen', date: '2019-12-01T15:00:00.000Z' } }),
    );
    await screen.findByText('The last day to ask was Jan 4, 2020.');
    expect(connectButtons('Connect')).toEqual([]);
    expect(connectButtons("I'm Interested")).toEqual([]);
  });

  it('shows the plans once the company is connected or invited, and requests none before', async () => {
    const date = '2026-11-20T15:00:00.000Z';
    const stranger = openProject(project({ connection: { state: 'requested', date } }));
    await screen.findByRole('heading', { name: 'Nappanee Duplexes', level: 1 });
    expect(stranger.asked.map(({ name }) => name)).not.toContain('listPlans');
    stranger.unmount();
    const connected = openProject(project({ connection: { state: 'granted', date } }));
    await screen.findByText('Floor plans.pdf');
    connected.unmount();
    openProject(project({ invitation: { state: 'seen', date } }));
    await screen.findByText('The owner can see which plans you open.');
  });

  it("[PRJ-35] says when it can't be loaded", async () => {
    renderPage(<ViewProjectPage />, {
      route: tradePartners.viewProject,
      at: tradePartners.viewProject.path(PROJECT),
      answers: [answering(getProject, { status: 404, code: 'project_not_found' })],
    });
    await waitFor(() => screen.getByText("We couldn't find data for this project."));
  });
});
