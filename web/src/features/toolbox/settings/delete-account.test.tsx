import { listCompanyUsers } from '@plumbline/shared/contracts/accounts/company-users';
import { checkUserPassword } from '@plumbline/shared/contracts/accounts/passwords';
import { deleteUser } from '@plumbline/shared/contracts/accounts/users';
import { getCompanyStats, getSeekerOverview } from '@plumbline/shared/contracts/dashboard/dashboard';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { DeleteAccount } from './delete-account.tsx';

const date = '2026-11-20T15:00:00.000Z';
const user = (id: string, as: { role: 'owner' | 'member'; status: 'active' | 'disabled' }) => ({
  ...{ id, email: `${id}@example.test`, displayName: id, createdAt: date },
  ...as,
});

type Others = Parameters<typeof user>[1][];

const usersWith = (others: Others, role: 'owner' | 'member' = 'owner') => ({
  results: [
    user(OWN.user, { role, status: 'active' }),
    ...others.map((each, index) => user(`${index}`.repeat(24), each)),
  ],
  total: 1 + others.length,
});

/** The server's answers about a company with the given colleagues, or about a job seeker. */
const known = (others: Others = [], role: 'owner' | 'member' = 'owner') => [
  answering(listCompanyUsers, usersWith(others, role)),
  answering(getCompanyStats, {
    ...{ activeJobs: 1, views: 0, applicants: 0, matches: 0, unlockedProfiles: 0, openProjects: 3 },
    ...{ connections: 0, days: [] },
  }),
  answering(getSeekerOverview, {
    ...{ waiting: [], trades: [], steps: { items: [], done: 0, total: 0 } },
    ...{ matches: { results: [], total: 0 }, saved: { results: [], total: 0 } },
    applications: { results: [], total: 5, states: { requested: 2, granted: 1, rejected: 2 } },
    activities: { active: { 'job-application': 3, 'sent-job-post': 0, match: 0 }, ended: 2 },
  }),
];

type Kind = 'candidate' | 'provider' | 'vendor' | 'educational';

const open = (as: Kind, answers: Parameters<typeof renderPage>[1]['answers']) => {
  const page = renderPage(<DeleteAccount />, { route: paths.toolbox.settings, as, answers });
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  return page;
};
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account for good' });
const isConfirmable = () => !confirm().disabled;
const typePassword = async (text: string) => {
  fireEvent.change(await screen.findByLabelText(/^Current password/), { target: { value: text } });
  await expect.poll(isConfirmable, { timeout: 5000 }).toBe(true);
  fireEvent.click(confirm());
};

describe('deleting the account', () => {
  it.each([
    ['candidate', 'Your profile, resume, photos, applications and messages are deleted.'],
    ['provider', 'You are the last active user of Wagon Wheel Homes, so it closes with your account.'],
    ['vendor', 'You are the last active user of Wagon Wheel Homes, so it closes with your account.'],
    ['educational', /Your school's profile closes/],
  ] as const)(
    '[ACC-36] explains to a %s what happens to which data, and asks for the password',
    async (kind, effect) => {
      const { asked } = open(kind, known());
      await screen.findByRole('dialog', { name: 'Delete your account?' });
      await screen.findByText(effect);
      fireEvent.click(screen.getByRole('button', { name: 'Delete account for good' }));
      await screen.findByText('Please enter a password');
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(asked.map(({ name }) => name).filter((name) => name !== 'listCompanyUsers' && !/^get/.test(name))).toEqual(
        [],
      );
    },
  );

  it('[ACC-36] counts the open applications of a job seeker that end with the account, without accepted ones', async () => {
    open('candidate', known());
    await screen.findByText('2 open applications end.');
  });

  it('[ACC-36] counts what ends with the company of its last user, and names open payments', async () => {
    open('provider', known([{ role: 'owner', status: 'disabled' }]));
    await screen.findByText('1 active job ends.');
    screen.getByText('3 open projects end.');
    screen.getByText(/A payment that is still open is canceled, and refunded if it arrives\.$/);
    expect(screen.queryByText(/stays as it is/)).toBeNull();
  });

  it('[ACC-36] says that the company stays while a colleague can manage it', async () => {
    open('provider', known([{ role: 'owner', status: 'active' }]));
    await screen.findByText('Your sign-in is deleted. Wagon Wheel Homes stays as it is, with 1 colleague.');
    expect(screen.queryByText(/closes/)).toBeNull();
  });

  it('[ACC-36] tells the last active user without an owner role that the company stays without active users', async () => {
    open('provider', known([{ role: 'owner', status: 'disabled' }], 'member'));
    await screen.findByText('Your sign-in is deleted. Wagon Wheel Homes stays as it is, but without active users.');
    screen.getByText('Its jobs, projects, messages and payments stay with the company.');
    expect(screen.queryByText(/colleague/)).toBeNull();
  });

  it('[ACC-36] can be confirmed only once the effects have loaded', async () => {
    const users = Promise.withResolvers<ReturnType<typeof usersWith>>();
    open('provider', [...known(), answering(listCompanyUsers, () => users.promise)]);
    await screen.findByLabelText(/^Current password/);
    expect(isConfirmable()).toBe(false);
    users.resolve(usersWith([]));
    await screen.findByText(/^You are the last active user/);
    expect(isConfirmable()).toBe(true);
  });

  it('[ACC-36] asks the last owner to make a colleague an owner first, and for no password', async () => {
    open('provider', known([{ role: 'member', status: 'active' }]));
    await screen.findByText("You are your company's only owner, and it has other users.");
    expect(screen.getByRole('link', { name: 'Users Management' }).getAttribute('href')).toBe(
      '/toolbox/users-management',
    );
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  });

  it("[ACC-36] names both cases when the company's users can't be loaded", async () => {
    open('provider', []);
    await screen.findByText(/If you are the company's last active user, the company closes/, {}, { timeout: 5000 });
  });

  it('[ACC-36] deletes nothing with a wrong password, and shows the error at the field', async () => {
    const { asked } = open('candidate', [answering(checkUserPassword, { valid: false })]);
    await typePassword('Wrong!2026');
    await screen.findByText('Your current password is not correct.');
    expect(asked.map(({ name }) => name)).toEqual(['checkUserPassword']);
  });

  it("[ACC-36] shows the server's reason where the last owner still has colleagues", async () => {
    const { asked } = open('provider', [
      answering(checkUserPassword, { valid: true }),
      answering(deleteUser, { status: 409, code: 'last_owner', message: 'A company needs at least one owner.' }),
    ]);
    await typePassword('Plumbline!2026');
    await expect.poll(() => asked.map(({ name }) => name)).toEqual(['checkUserPassword', 'deleteUser']);
    await screen.findByText('A company needs at least one owner.');
    screen.getByRole('dialog', { name: 'Delete your account?' });
  });
});
