import { deleteProject, listProjects, updateProject } from '@plumbline/shared/contracts/projects/projects';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ProjectListPage } from '../project-list/project-list-page.tsx';
import { ownProject, PROJECT, pageOf } from './projects.ts';

const open = (projects = [ownProject()], total = projects.length, more: ReturnType<typeof answering>[] = []) =>
  renderPage(<ProjectListPage />, {
    route: paths.tradePartners.projects,
    answers: [answering(listProjects, pageOf(projects, total)), ...more],
  });

/** The menu of the desktop comes first, that of a phone second. */
const openMenu = async (which: 'desktop' | 'phone') => {
  const buttons = await screen.findAllByRole('button', { name: 'Manage Post', hidden: true });
  fireEvent.click(buttons[which === 'desktop' ? 0 : 1]!);
  const items = await screen.findAllByRole('menuitem');
  return { names: items.map(({ textContent }) => textContent), choose: (at: number) => fireEvent.click(items[at]!) };
};

describe('the project list', () => {
  it("[PRJ-01] has the tabs 'My Projects', 'Find Trade Partners' and 'Search Projects'", () => {
    open();
    const tabs = within(screen.getByRole('navigation', { name: 'Trade Partners' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['My Projects', '/trade-partners/projects'],
      ['Find Trade Partners', '/trade-partners/search'],
      ['Search Projects', '/trade-partners/search-projects'],
      ['Invitations', '/trade-partners/invitations'],
      ['Connections', '/trade-partners/connections'],
    ]);
  });

  it("[PRJ-03] offers '+ New Project' and shows name, 'Posted' date, views and pending requests, nine a page", async () => {
    const { asked } = open([ownProject({ createdAt: new Date(Date.now() - 12 * DAY_MS).toISOString() })], 10);
    const [row] = await screen.findAllByRole('listitem');
    const shown = within(row!);
    expect(shown.getByRole('link', { name: 'Pike Lake Townhomes' }).getAttribute('href')).toBe(
      `/trade-partners/projects/${PROJECT}`,
    );
    shown.getByText('Posted 12 days ago');
    shown.getByText('1 request');
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['41', '2']);
    expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Views', 'Connections']);
    expect(screen.getByRole('link', { name: 'New Project' }).getAttribute('href')).toBe('/trade-partners/projects/new');
    expect(asked[0]).toMatchObject({ name: 'listProjects', query: { limit: '9', page: '1' } });
    screen.getByRole('heading', { name: '10 projects' });
    expect(screen.getByRole('navigation', { name: /pages|Pagination/i })).toBeTruthy();
  });

  it("[PRJ-04] has 'View', 'Edit' and 'Close' in the desktop's menu, and closes after a confirmation", async () => {
    const { asked } = open(undefined, undefined, [answering(updateProject, { id: PROJECT })]);
    const menu = await openMenu('desktop');
    expect(menu.names).toEqual(['View', 'Edit', 'Close']);
    menu.choose(2);
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close Project' }));
    await screen.findByText('Project closed.');
    expect(asked.find(({ name }) => name === 'updateProject')?.body).toEqual({ closed: true });
  });

  it("[PRJ-04] [PRJ-05] has 'View Post', 'Edit Post' and 'Delete Post' on a phone, and deletes after a confirmation", async () => {
    const { asked } = open(undefined, undefined, [answering(deleteProject, { success: true })]);
    const menu = await openMenu('phone');
    expect(menu.names).toEqual(['View Post', 'Edit Post', 'Delete Post']);
    menu.choose(2);
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Are you sure you want to delete this project?');
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Project has been deleted successfully.');
    expect(asked.some(({ name, params }) => name === 'deleteProject' && params.id === PROJECT)).toBe(true);
  });

  it('[PRJ-05] keeps the project and says so when deleting fails', async () => {
    open(undefined, undefined, [answering(deleteProject, { status: 500, code: 'unexpected' })]);
    (await openMenu('phone')).choose(2);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Something went wrong.');
    screen.getByRole('link', { name: 'Pike Lake Townhomes' });
  });

  it('shows a closed project as closed, and invites a company without projects to post one', async () => {
    open([ownProject({ closedAt: '2026-11-20T15:00:00.000Z' })]);
    const [row] = await screen.findAllByRole('listitem');
    within(row!).getByText('Closed');
    expect(within(row!).queryByText('Active')).toBeNull();
  });

  it("invites a company without projects to post one, and offers another try when they can't be loaded", async () => {
    open([]);
    await screen.findByText('You have no projects yet.');
    renderPage(<ProjectListPage />, {
      route: paths.tradePartners.projects,
      answers: [answering(listProjects, { status: 500, code: 'unexpected' })],
    });
    await screen.findByRole('button', { name: 'Try Again' });
  });
});
