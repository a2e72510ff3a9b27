import { createProject, getProject, updateProject } from '@plumbline/shared/contracts/projects/projects';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { readStored, writeStored } from '../../../lib/session/browser-storage.ts';
import { EditProjectPage, NewProjectPage } from '../project-form/project-form-page.tsx';
import { valuesOfProject } from '../project-form/project-values.ts';
import { ownProject, PROJECT } from './projects.ts';

const draft = valuesOfProject(ownProject({ startDate: '2027-03-02' }));
const openNew = (more: ReturnType<typeof answering>[] = [answering(createProject, { id: PROJECT })]) =>
  renderPage(<NewProjectPage />, { route: paths.tradePartners.newProject, answers: more });
const openEdit = (project = ownProject(), more: ReturnType<typeof answering>[] = []) =>
  renderPage(<EditProjectPage />, {
    route: paths.tradePartners.editProject,
    at: paths.tradePartners.editProject.path(PROJECT),
    answers: [answering(getProject, project), ...more],
  });
/** Returns the first of the matching buttons: the form and a phone's action bar both have one. */
const button = async (name: string) => (await screen.findAllByRole('button', { name }))[0]!;
const settled = async (name: string) => {
  await waitFor(async () => expect((await button(name)).hasAttribute('disabled')).toBe(false), { timeout: 8000 });
  return button(name);
};
const requiredFields = 5;

describe('the project form', () => {
  it('[PRJ-09] shows every field, and vendor categories only when vendors are invited', async () => {
    openNew();
    for (const label of [
      'Project name *',
      'Project Description *',
      'ZIP Code *',
      'Project Start *',
      'Additional Detail',
    ])
      screen.getByLabelText(label);
    const type = screen.getByLabelText('Type of Project *');
    expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Select a type of project',
      'New Construction',
      'Renovation',
      'Tenant Improvement',
      'Addition',
      'Repair & Maintenance',
      'Demolition',
      'Infrastructure',
      'Other',
    ]);
    screen.getByText('Contractor Trade Categories', { exact: false, selector: 'label' });
    expect(screen.queryByText('Vendor Trade Categories', { exact: false, selector: 'label' })).toBeNull();
    const invites = within(screen.getByRole('group', { name: /Invite vendors to view/ }));
    fireEvent.click(invites.getByLabelText('Yes'));
    await screen.findByText('Vendor Trade Categories', { exact: false, selector: 'label' });
    fireEvent.click(invites.getByLabelText('No'));
    await waitFor(() =>
      expect(screen.queryByText('Vendor Trade Categories', { exact: false, selector: 'label' })).toBeNull(),
    );
  });

  it("[PRJ-08] [PRJ-10] [PRJ-11] stays with 'Cancel' and 'Next' until everything required is filled in, and goes to the first error", async () => {
    const { asked } = openNew();
    fireEvent.change(screen.getByLabelText('ZIP Code *'), { target: { value: '4659' } });
    await button('Cancel');
    fireEvent.click(await settled('Next'));
    await screen.findByText('Please enter a valid project start date');
    screen.getByText('Please enter a valid ZIP code');
    expect(screen.getAllByText('This field is required')).toHaveLength(requiredFields);
    expect(document.activeElement).toBe(screen.getByLabelText('Project name *'));
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('[PRJ-11] rejects a start date in the past', async () => {
    writeStored('projectDraft', { ...draft, startDate: '2020-01-01' });
    openNew();
    fireEvent.click(await settled('Next'));
    await screen.findByText('Please enter a valid project start date');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it.each([
    ['2020-01-01', 'Please choose today or a later day'],
    ['2027-03-03', 'Please choose a day no later than the project start'],
  ])('refuses %s as the last day to ask', async (interestUntil, message) => {
    writeStored('projectDraft', { ...draft, interestUntil });
    openNew();
    fireEvent.click(await settled('Next'));
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it("[PRJ-08] [PRJ-12] [PRJ-19] shows the preview with 'Back' and 'Publish', and posts it", async () => {
    writeStored('projectDraft', draft);
    const { asked, address } = openNew();
    fireEvent.click(await settled('Next'));
    await screen.findByRole('heading', { name: 'Project Description' });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Type of Project', 'Project Location', 'Project Start', 'Invite Vendors?']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'New Construction',
      '46580',
      'Mar 2, 2027',
      'Yes',
    ]);
    for (const name of ['Additional Detail', 'Trade Categories', 'Vendor Categories'])
      screen.getByRole('heading', { name });
    fireEvent.click(await settled('Back'));
    fireEvent.click(await settled('Next'));
    fireEvent.click(await settled('Publish'));
    await screen.findByText('Project successfully posted');
    expect(asked.map(({ name, body }) => [name, body])).toEqual([['createProject', { ...draft }]]);
    expect(address()).toBe(`/trade-partners/projects/${PROJECT}`);
    expect(readStored('projectDraft')).toBeUndefined();
  });

  it('[PRJ-12] returns to the field that the server rejects, or shows the error', async () => {
    writeStored('projectDraft', draft);
    const refusal = {
      status: 400,
      code: 'zip_unknown',
      message: 'Please enter a valid ZIP code',
      errors: [{ path: 'zip', message: 'Please enter a valid ZIP code' }],
    };
    openNew([answering(createProject, refusal)]);
    fireEvent.click(await settled('Next'));
    fireEvent.click(await settled('Publish'));
    await screen.findByText('Please enter a valid ZIP code');
    screen.getByLabelText('Project name *');
  });

  it('names blocked words, removes them on request from every field, and sends the rest', async () => {
    writeStored('projectDraft', { ...draft, name: 'Paid in QCoin', addedDetail: 'Ask at qq.example/x, then come' });
    const refusal = {
      status: 400,
      code: 'words_not_allowed',
      message: 'These words or links are not allowed here: qcoin, qq.example',
      params: { words: 'qcoin, qq.example' },
      errors: [{ path: 'name', message: 'Please remove the words that are not allowed' }],
    };
    const { asked } = openNew([
      answering(createProject, ({ body }) => (body.name.includes('QCoin') ? refusal : { id: PROJECT })),
    ]);
    fireEvent.click(await settled('Next'));
    fireEvent.click(await settled('Publish'));
    const notice = await screen.findByText('These words or links are not allowed here: qcoin, qq.example');
    screen.getByText('Please remove the words that are not allowed');
    fireEvent.click(screen.getByRole('button', { name: 'Remove them' }));
    await waitFor(() => expect(notice.isConnected).toBe(false));
    expect(screen.queryByText('Please remove the words that are not allowed')).toBeNull();
    fireEvent.click(await settled('Next'));
    fireEvent.click(await settled('Publish'));
    await screen.findByText('Project successfully posted');
    expect(asked.findLast(({ name }) => name === 'createProject')?.body).toMatchObject({
      name: 'Paid in',
      addedDetail: 'Ask at, then come',
    });
  });

  it('[PRJ-12] says that something went wrong, and keeps what was entered', async () => {
    writeStored('projectDraft', draft);
    openNew([answering(createProject, { status: 500, code: 'unexpected' })]);
    fireEvent.click(await settled('Next'));
    fireEvent.click(await settled('Publish'));
    await screen.findByText('Something went wrong.');
    expect((screen.getByLabelText('Project name *') as HTMLInputElement).value).toBe('Pike Lake Townhomes');
  });

  it("edits the company's project, and not a closed one", async () => {
    const { asked, address } = openEdit(ownProject(), [answering(updateProject, { id: PROJECT })]);
    const name = await screen.findByLabelText('Project name *');
    fireEvent.change(name, { target: { value: 'Pike Lake Homes' } });
    fireEvent.click(await settled('Next'));
    fireEvent.click(await settled('Publish'));
    await screen.findByText('Project saved.');
    expect(asked.find((each) => each.name === 'updateProject')).toMatchObject({ body: { name: 'Pike Lake Homes' } });
    expect(address()).toBe(`/trade-partners/projects/${PROJECT}`);
    const closed = openEdit(ownProject({ closedAt: '2026-11-20T15:00:00.000Z' }));
    await waitFor(() => expect(closed.address()).toBe(`/trade-partners/projects/${PROJECT}`));
  });
});
