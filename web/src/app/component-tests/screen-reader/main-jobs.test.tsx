import { requestCompanyAccess } from '@plumbline/shared/contracts/access/access';
import { login } from '@plumbline/shared/contracts/accounts/auth';
import { readTask, type StaffTask, takeTask } from '@plumbline/shared/contracts/admin/queue';
import { type JobCard, searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { type MessageView, readConversation, sendMessage } from '@plumbline/shared/contracts/messages/messages';
import { listPaymentMethods } from '@plumbline/shared/contracts/payments/cards';
import { getIntent } from '@plumbline/shared/contracts/payments/intents';
import { getProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PurchaseView } from '../../../components/checkout/purchase/purchase-view.tsx';
import { LoginPage } from '../../../features/accounts/sign-in/login-page.tsx';
import { TaskPage } from '../../../features/admin/queue/task-page.tsx';
import { JobDetailPage } from '../../../features/job-detail/job-detail-page.tsx';
import { JobSearchPage } from '../../../features/job-search/job-search-page.tsx';
import { ConversationPage } from '../../../features/messages/conversation-page.tsx';
import { JOB, ownJob } from '../own-jobs.ts';
import { answering, OWN, renderPage } from '../render-page.tsx';
import { startScreenReader, stopScreenReader } from './screen-reader.ts';

const OTHER = 'c'.repeat(24);
const DATE = '2026-11-20T15:00:00.000Z';

afterEach(stopScreenReader);

/** Returns the phrases that were read, in this order. */
const inOrder = (read: readonly string[], phrases: readonly string[]): string[] => {
  let from = 0;
  return phrases.filter((phrase) => {
    const found = read.indexOf(phrase, from);
    if (found >= 0) from = found + 1;
    return found >= 0;
  });
};
const expectInOrder = (read: readonly string[], ...phrases: string[]) =>
  expect(inOrder(read, phrases), read.join(' | ')).toEqual(phrases);

type Reader = Awaited<ReturnType<typeof startScreenReader>>;
/** Reads the page until it has these phrases, because descriptions and errors come a moment after their fields. */
const expectPage = (reader: Reader, ...phrases: string[]) =>
  waitFor(async () => expectInOrder(await reader.readPage(), ...phrases), { timeout: 10_000 });

describe('a screen reader reads signing in', () => {
  const WRONG = 'Wrong Email or Password';
  const open = () =>
    renderPage(<LoginPage />, {
      route: paths.login,
      answers: [answering(login, { status: 401, code: 'wrong_credentials', message: WRONG })],
    });

  it('with the title, the fields and what they lack', async () => {
    open();
    const reader = await startScreenReader();
    await reader.moveTo('button, Sign In');
    await reader.press();
    await screen.findByText('Please enter your email address');
    expect(await reader.spoken()).toContain('textbox, Email');
    await expectPage(
      reader,
      'link, Skip to content',
      'main',
      'heading, Sign In, level 1',
      'textbox, Email, Please enter your email address, 1 error message, invalid',
      'Password, Please enter a password',
      'button, Show password',
      'button, Sign In',
      'link, Forgot your password?',
    );
  });

  it('with the reason why it failed, as an alert above the fields', async () => {
    open();
    const reader = await startScreenReader();
    await reader.moveTo('textbox, Email');
    await reader.type('dana@example.test');
    // The label, and then the field, whose role a screen reader doesn't say.
    await reader.moveTo('Password');
    await reader.moveTo('Password');
    await reader.type('wrong-password');
    await reader.moveTo('button, Sign In');
    await reader.press();
    await screen.findByText(WRONG);
    await expectPage(
      reader,
      'heading, Sign In, level 1',
      'alert',
      WRONG,
      'end of alert',
      'textbox, Email, dana@example.test',
    );
  });
});

describe('a screen reader reads finding a job and applying', () => {
  const found: JobCard = {
    ...{ id: JOB, name: 'Gas Fitter', type: 'Full-Time', compensation: '$31 an hour', city: 'Warsaw', state: 'IN' },
    ...{ company: { id: 'd'.repeat(24), name: 'Eel River Mechanical' }, tradeCategories: ['Gas Piping'] },
    ...{ willingToProvidePaidTraining: false, createdAt: DATE, postDate: '2026-11-04', miles: 4.2, saved: false },
  };

  it('with the filters, the number of jobs, and each button with its job', async () => {
    renderPage(<JobSearchPage />, {
      ...{ route: paths.jobs.search, as: 'candidate', trades: ['Carpentry'] },
      answers: [answering(searchJobs, { result: [found], total: 41, pageCount: 3, perMile: [0, 0, 1, 40] })],
    });
    await screen.findByRole('heading', { name: '41 jobs within 50 miles' });
    const reader = await startScreenReader();
    await expectPage(
      reader,
      'heading, Find Jobs, level 1',
      'form, Job search',
      'textbox, ZIP Code *, 46590, required',
      'button, Remove Carpentry',
      'combobox, Trade Categories, has popup listbox, not expanded, autocomplete in list',
      'button, Search',
      'checkbox, Display paid training jobs first, not checked, not invalid',
      'button, + Filters, 1 control, not expanded',
      'region, 41 jobs within 50 miles, not busy',
      'heading, 41 jobs within 50 miles, level 2',
      'image, Jobs by distance, from 2 to 3 miles',
      'listitem, level 1, position 1, set size 1',
      'heading, Gas Fitter, level 3',
      'link, Eel River Mechanical',
      '$31 an hour',
      'button, Save Job, Gas Fitter',
      'link, View Job, Gas Fitter',
      'navigation, Pages',
      'button, Page 1, current page',
    );
  });

  it('with the facts of the job, what the company sees, and the result of applying', async () => {
    renderPage(<JobDetailPage />, {
      ...{ route: paths.jobs.job, at: `/jobs/${JOB}`, as: 'candidate' },
      answers: [
        answering(getProfile, {
          ...{ id: OWN.profile, type: 'jobSeeker', kind: 'candidate', name: 'Travis', zip: '46590', state: 'IN' },
          ...{ phoneNumber: '+15745550142', city: 'Winona Lake', public: true, redacted: false },
          ...{ createdAt: DATE, updatedAt: DATE, jobSeeker: { tradeCategories: ['Carpentry'] } },
        }),
        answering(
          getJob,
          ownJob({ company: 'e'.repeat(24), applicationStatus: { saved: false, declinedByMe: false } }),
        ),
        answering(requestCompanyAccess, { status: 409, code: 'request_exists' }),
      ],
    });
    await screen.findAllByRole('button', { name: 'Apply' });
    const reader = await startScreenReader();
    await expectPage(
      reader,
      'heading, Lead Framing Carpenter, level 1',
      'link, View company profile',
      'term',
      'Compensation',
      'definition',
      '$31 to $37 an hour',
      'article',
      'heading, Description, level 2',
      'heading, Qualifications, level 2',
      'complementary, Your decision',
      'button, Save Job, not pressed',
      'button, Apply',
      'region, What the company sees',
    );
    await reader.moveTo('button, Apply');
    await reader.press();
    await expect.poll(reader.spoken).toContain('polite: Job application already sent');
  });
});

it('a screen reader reads a conversation, what an empty message lacks, and the message that was sent', async () => {
  const results: MessageView[] = [
    { id: 'f'.repeat(24), isOwn: false, isMine: false, text: 'Can you start Monday?', date: DATE },
  ];
  const sent = { id: 'd'.repeat(24), isOwn: true, isMine: true, text: 'Yes, at seven.', date: DATE };
  renderPage(<ConversationPage />, {
    ...{ route: paths.messages.conversation, at: paths.messages.conversation.path(OTHER), as: 'candidate' },
    answers: [
      answering(readConversation, () => ({
        with: { profile: OTHER, profileType: 'provider' as const, name: 'Pike Lake Framing' },
        state: 'open' as const,
        unread: 0,
        results: [...results],
      })),
      answering(sendMessage, () => {
        results.unshift(sent);
        return sent;
      }),
    ],
  });
  await screen.findByText('Can you start Monday?');
  const reader = await startScreenReader();
  await expectPage(
    reader,
    'heading, Pike Lake Framing, level 1',
    'button, Options, not expanded, has popup menu',
    'You and everyone at Pike Lake Framing can read this conversation.',
    'log, Messages',
    'listitem, level 1, position 1, set size 1',
    'Can you start Monday?',
    'Nov 20, 2026, 3:00 PM',
    'textbox, Message to Pike Lake Framing',
    'button, Attach files, Photos, PDF or Word files, at most 10 MB each, 4 in all.',
    'button, Send',
  );
  await reader.moveTo('button, Send');
  await reader.press();
  await screen.findByText('Please write a message');
  const field = await reader.moveTo(/^textbox, Message to Pike Lake Framing/);
  expect(field).toBe('textbox, Message to Pike Lake Framing, Please write a message, 1 error message, invalid');
  await reader.type(sent.text);
  await reader.moveTo('button, Send');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(async () => (await reader.spoken()).join('\n')).toMatch(/polite: .*Yes, at seven\./);
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('textbox', { name: 'Message to Pike Lake Framing' }));
});

it('a screen reader reads the checkout of an unlock, and that nothing was sent without the card form', async () => {
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2028 };
  renderPage(<PurchaseView intentId="pi_1" onCancel={() => {}} />, {
    route: paths.employees.jobs,
    answers: [
      answering(getIntent, {
        ...{ id: 'pi_1', status: 'requires_payment_method', client_secret: 'pi_1_secret', amount: 4900 },
        ...{ return_url: paths.employees.jobs.path(), subject: { profile: OTHER, name: 'Jobseeker4f2a' } },
        metadata: { product_slug: 'unlock_applicant_resume', product_name: 'Unlock Applicant Resume' },
      }),
      answering(listPaymentMethods, { results: [{ id: 'pm_1', customer: 'cus_1', isDefault: true, card }] }),
    ],
  });
  await screen.findByRole('button', { name: 'Confirm and pay $49.00' });
  const reader = await startScreenReader();
  expectInOrder(
    await reader.readTo('button, Confirm and pay $49.00'),
    'dialog, Confirm your purchase, modal',
    'heading, Confirm your purchase, level 2',
    'button, Close',
    'rowheader, Total today',
    'cell, $49.00',
    'group, Pay with',
    'radio, Visa Visa ending in 4242 Expires 04/2028 Default, checked, position 1, set size 2',
    'radio, Use another card, not checked, position 2, set size 2',
    'If neither the phone nor the email works, report it within 7 days for a refund.',
    'button, Cancel',
    'button, Confirm and pay $49.00',
  );
  await reader.press();
  await expect.poll(reader.spoken).toContain("polite: The card form didn't load. Check your connection and try again.");
});

it('a screen reader reads a task of the queue, and that a colleague has it already', async () => {
  const task: StaffTask = {
    ...({ kind: 'support', id: '7'.repeat(24), state: 'open', openedAt: DATE, dueOn: '2026-11-24' } as const),
    support: {
      ...{ id: '7'.repeat(24), email: 'dana@example.test', data: 'Our receipts show an old address.' },
      ...({ date: DATE, state: 'open', replies: [] } as const),
    },
  };
  renderPage(<TaskPage />, {
    ...{ route: paths.admin.task, at: paths.admin.task.path('support', task.id), as: 'support' },
    answers: [
      answering(readTask, { ...task, notes: [] }),
      answering(takeTask, { status: 409, code: 'task_taken', message: 'Priya Nair has it.' }),
    ],
  });
  await screen.findByText('Our receipts show an old address.');
  const reader = await startScreenReader();
  await expectPage(
    reader,
    'link, Queue',
    'heading, Support, level 1',
    'Overdue',
    'button, I have it: Our receipts show an old address.',
    'dana@example.test',
    'Our receipts show an old address.',
    'button, Answer',
    'button, Close',
    'heading, Notes, level 2',
    'textbox, New note, Only staff see it.',
    'button, Add note',
  );
  await reader.moveTo('button, I have it: Our receipts show an old address.');
  await reader.press();
  await expect.poll(reader.spoken).toContain('polite: Priya Nair has it.');
});
