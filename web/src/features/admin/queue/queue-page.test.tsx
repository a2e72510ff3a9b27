import {
  addTaskNote,
  countQueue,
  listQueue,
  readTask,
  releaseTask,
  type StaffTask,
  takeTask,
} from '@plumbline/shared/contracts/admin/queue';
import { moveSupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { keepFocus } from '../../../lib/page/keep-focus.ts';
import { QueueLayout } from './queue-layout.tsx';
import { QueuePage } from './queue-page.tsx';
import { TaskPage } from './task-page.tsx';

const DATE = '2026-11-20T10:00:00.000Z';
const support: StaffTask = {
  ...{ kind: 'support', id: '7'.repeat(24), state: 'open', openedAt: DATE, dueOn: '2026-11-24' },
  support: {
    ...{ id: '7'.repeat(24), email: 'dana@example.test', data: 'Our receipts show an old address.' },
    ...{ date: DATE, state: 'open', replies: [] },
  },
};
const owned: StaffTask = { ...support, owner: { id: '9'.repeat(24), name: 'Priya Nair', since: DATE } };
const own: StaffTask = { ...owned, owner: { ...owned.owner!, name: 'Renee', id: OWN.user } };
const second: StaffTask = {
  ...support,
  id: '8'.repeat(24),
  support: { ...support.support!, id: '8'.repeat(24), data: 'I can’t sign in.' },
};

const counts = {
  open: 17,
  due: 2,
  mine: 5,
  free: 9,
  kinds: { unlock: 4, dispute: 0, report: 3, signal: 1, document: 0, support: 9 },
  more: false,
};

type Answers = NonNullable<Parameters<typeof renderPage>[1]['answers']>;
const openQueue = (answers: Answers, at = '/admin/queue') =>
  renderPage(<QueuePage />, { route: paths.admin.queue, at, answers: [answering(countQueue, counts), ...answers] });
const openTask = (task: StaffTask, answers: Answers = []) =>
  renderPage(<TaskPage />, {
    route: paths.admin.task,
    at: paths.admin.task.path(task.kind, task.id),
    answers: [answering(readTask, { ...task, notes: [] }), ...answers],
  });

describe('the queue', () => {
  it('opens on what is open, with its numbers, and takes a task', async () => {
    const { asked } = openQueue([
      answering(listQueue, { results: [support], total: 1, more: false }),
      answering(takeTask, { success: true }),
    ]);
    await screen.findByText('Our receipts show an old address.');
    screen.getByText('17');
    fireEvent.click(screen.getByRole('button', { name: /I have it/ }));
    await screen.findByRole('link', { name: 'Support' });
    expect(asked.find(({ name }) => name === 'listQueue')?.query).toMatchObject({ state: 'open', owner: 'anyone' });
    expect(asked.find(({ name }) => name === 'takeTask')?.params).toEqual({ kind: 'support', id: support.id });
  });

  it('shows who has a task instead of the button', async () => {
    openQueue([answering(listQueue, { results: [owned], total: 1, more: false })]);
    await screen.findByText('Priya Nair');
    expect(screen.queryByRole('button', { name: /I have it/ })).toBeNull();
  });

  it.each([
    ['the name of its new owner when the list still shows it', [own], () => screen.getByText('Renee').parentElement],
    ['the heading when the list no longer shows it', [], () => screen.getByRole('heading', { level: 1 })],
  ] as const)('moves the focus of a taken task to %s, and announces it', async (_title, after, focused) => {
    let taken = false;
    openQueue([
      answering(listQueue, () => {
        const results = taken ? [...after] : [support];
        return { results, total: results.length, more: false };
      }),
      answering(takeTask, () => {
        taken = true;
        return { success: true };
      }),
    ]);
    const button = await screen.findByRole('button', { name: /I have it/ });
    button.focus();
    fireEvent.click(button);
    await screen.findByText('You have this task now.');
    await expect.poll(() => document.activeElement).toBe(focused());
  });

  it('filters by kind, owner and state from its address', async () => {
    const { asked } = openQueue(
      [answering(listQueue, { results: [], total: 0, more: false })],
      '/admin/queue?state=closed&kind=unlock&owner=mine',
    );
    await screen.findByText('Nothing was closed yet.');
    expect(asked.find(({ name }) => name === 'listQueue')?.query).toMatchObject({
      ...{ state: 'closed', kind: 'unlock', owner: 'mine' },
    });
  });

  it('keeps its rows while another page loads, and shows loading rows after its filter changes', async () => {
    const later = Promise.withResolvers<{ results: StaffTask[]; total: number; more: boolean }>();
    openQueue([
      answering(listQueue, ({ query }) =>
        Number(query?.page) > 1 || query?.kind ? later.promise : { results: [support], total: 60, more: false },
      ),
    ]);
    const text = 'Our receipts show an old address.';
    await screen.findByText(text);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    screen.getByText(text);
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'support' } });
    await expect.poll(() => screen.queryByText(text)).toBeNull();
    expect(screen.getByRole('table', { name: 'Queue' }).getAttribute('aria-busy')).toBe('true');
    later.resolve({ results: [second], total: 1, more: false });
    await screen.findByText('I can’t sign in.');
  });

  it('that fails to load offers to try again', async () => {
    openQueue([answering(listQueue, { status: 500, code: 'unexpected' })]);
    await screen.findByText("We couldn't load the list.");
    screen.getByRole('button', { name: 'Try Again' });
  });
});

describe('the keys of the queue', () => {
  const list = () =>
    openQueue([
      answering(listQueue, { results: [support, second], total: 2, more: false }),
      answering(takeTask, { success: true }),
    ]);
  const links = () => screen.findAllByRole('link', { name: 'Support' });
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

  it('move the focus between the tasks, also from the button of a row, and stop at both ends', async () => {
    list();
    const [first, last] = await links();
    first!.focus();
    for (const [key, focused] of [
      ...[['j', last] as const, ['J', last] as const, ['k', first] as const, ['k', first] as const],
      ...[['ArrowDown', last] as const, ['ArrowUp', first] as const],
    ]) {
      press(key);
      expect(document.activeElement, key).toBe(focused);
    }
    screen.getAllByRole('button', { name: /I have it/ })[0]!.focus();
    press('j');
    expect(document.activeElement).toBe(last);
  });

  it('take the task of the focused row', async () => {
    const { asked } = list();
    const [, last] = await links();
    last!.focus();
    press('t');
    await expect.poll(() => asked.find(({ name }) => name === 'takeTask')?.params).toMatchObject({ id: second.id });
  });

  it('do nothing outside of the list, or with Ctrl, Alt, Meta or Shift, and are named on the page', async () => {
    const { asked } = list();
    const [first] = await links();
    const hint = screen.getByText('Keys while the focus is in the list:').parentElement!;
    // A narrow page can be a zoomed one, which has keys.
    expect(getComputedStyle(hint).display).toBe('flex');
    expect(first!.getAttribute('aria-keyshortcuts')).toBe('J K ArrowDown ArrowUp');
    expect(screen.getAllByRole('button', { name: /I have it/ })[0]!.getAttribute('aria-keyshortcuts')).toBe('T');
    screen.getByRole('combobox', { name: 'Kind' }).focus();
    for (const key of ['j', 't', 'ArrowDown']) press(key);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Kind' }));
    first!.focus();
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }]) {
      press('j', more);
      press('t', more);
      expect(document.activeElement).toBe(first);
    }
    expect(asked.some(({ name }) => name === 'takeTask')).toBe(false);
  });
});

describe('a task', () => {
  it('of a colleague is released, not given back', async () => {
    openTask(owned);
    await screen.findByRole('button', { name: 'Release' });
    expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
  });

  it('that is taken gives the focus to the button in its place, also after a response of seconds', async () => {
    const end = keepFocus();
    let isTaken = false;
    let respond: () => void = () => {};
    const take = async () => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      isTaken = true;
      return { success: true } as const;
    };
    renderPage(
      <section aria-label="Task">
        <TaskPage />
      </section>,
      {
        route: paths.admin.task,
        at: paths.admin.task.path(support.kind, support.id),
        answers: [answering(readTask, () => ({ ...(isTaken ? own : support), notes: [] })), answering(takeTask, take)],
      },
    );
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /I have it/ });
    button.focus();
    // A browser moves the focus to the body when its element is disabled; jsdom leaves it there.
    button.blur();
    fireEvent.click(button);
    await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');
    expect(button.disabled).toBe(true);
    respond();
    await expect.poll(() => document.activeElement?.textContent).toBe('Give it back');
    end();
  });

  it('is given back, and gets a note', async () => {
    const note = { id: '1'.repeat(24), author: 'Priya Nair', date: DATE, text: 'Called them.' };
    const { asked } = openTask(own, [answering(releaseTask, { success: true }), answering(addTaskNote, note)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Give it back' }));
    const notes = within(screen.getByRole('heading', { name: 'Notes' }).closest('section')!);
    fireEvent.change(notes.getByRole('textbox', { name: /New note/ }), { target: { value: 'Called them.' } });
    fireEvent.click(notes.getByRole('button', { name: 'Add note' }));
    await expect.poll(() => asked.find(({ name }) => name === 'addTaskNote')?.body).toEqual({ text: 'Called them.' });
    expect(asked.some(({ name }) => name === 'releaseTask')).toBe(true);
  });

  it('that does not exist shows that it is gone', async () => {
    renderPage(<TaskPage />, { route: paths.admin.task, at: '/admin/queue/nothing/1' });
    await screen.findByText('This does not exist any more.');
  });
});

/** Opens a page of the queue within its layout. The server closes the tasks that are moved. */
const openLayout = (at: string, isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const closed = new Set<string>();
  return renderPage(
    <Routes>
      <Route element={<QueueLayout />}>
        <Route index element={<QueuePage />} />
        <Route path=":kind/:taskId" element={<TaskPage />} />
      </Route>
    </Routes>,
    {
      route: { ...paths.admin.queue, pattern: '/admin/queue/*' },
      at,
      answers: [
        answering(countQueue, counts),
        answering(listQueue, () => {
          const results = [support, second].filter(({ id }) => !closed.has(id));
          return { results, total: results.length, more: false };
        }),
        answering(readTask, ({ params }) => {
          const task = [support, second].find(({ id }) => id === params?.id)!;
          return { ...task, notes: [], ...(closed.has(task.id) && { state: 'closed' as const, closedAt: DATE }) };
        }),
        answering(moveSupportRequest, ({ params }) => {
          closed.add(params?.id ?? '');
          return { ...support.support!, state: 'closed' as const };
        }),
      ],
    },
  );
};

describe('the queue next to a task', () => {
  const address = paths.admin.task.path('support', support.id, { kind: 'support' });

  it('shows its filters and tasks on a wide screen, and marks the open task', async () => {
    const { asked } = openLayout(address, true);
    const list = within(await screen.findByRole('list', { name: 'Queue' }));
    const rows = list.getAllByRole('link');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['page', null]);
    expect(rows[1]!.getAttribute('href')).toBe(paths.admin.task.path('support', second.id, { kind: 'support' }));
    expect(asked.find(({ name }) => name === 'listQueue')?.query).toMatchObject({ kind: 'support' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is not shown, and not requested, on a phone', async () => {
    const { asked } = openLayout(address, false);
    await screen.findByRole('heading', { name: 'Support', level: 1 });
    expect(screen.queryByRole('list', { name: 'Queue' })).toBeNull();
    expect(asked.some(({ name }) => name === 'listQueue')).toBe(false);
  });

  it.each([true, false])(
    'links to the next task after each finished one, and to the queue after the last one (wide: %s)',
    async (isWide) => {
      const { address: current } = openLayout(address, isWide);
      fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
      const next = await screen.findByRole('link', { name: 'Next task' });
      await expect.poll(() => document.activeElement).toBe(next);
      fireEvent.click(next);
      await expect.poll(current).toBe(paths.admin.task.path('support', second.id, { kind: 'support' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
      const back = await screen.findByRole('link', { name: 'Back to the queue' });
      await expect.poll(() => document.activeElement).toBe(back);
      screen.getByText('Nothing else waits here.');
      expect(back.getAttribute('href')).toBe(paths.admin.queue.path({ kind: 'support' }));
    },
  );
});
