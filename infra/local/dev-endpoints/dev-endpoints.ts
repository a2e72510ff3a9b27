import { Hono } from 'hono';
import { codeAt } from '../cognito/totp.ts';
import { createGallery } from '../edge/gallery.ts';
import type { Letters } from '../letters.ts';
import type { WrittenLines } from '../logs/written-lines.ts';
import { mailboxPage } from '../mail/mailbox-page.ts';
import type { Mailbox } from '../mail/ses.ts';
import type { Queues } from '../queues/queues.ts';
import type { Schedules } from '../schedules/schedules.ts';
import type { DemoSignIn } from '../seed.ts';
import type { LocalClock } from './clock.ts';
import { dependencies, type Fault, type Faults } from './faults.ts';
import { createPushService } from './push-service.ts';
import type { TableRequests } from './table-requests.ts';

export type SeamOptions = {
  mailbox: Mailbox;
  clock: LocalClock;
  faults: Faults;
  lines: WrittenLines;
  /** Returns the messages in the failure destinations, by the id of the function that failed. */
  deadLetters: () => Promise<Record<string, unknown[]>>;
  letters: Letters;
  queues: Queues;
  schedules: Schedules;
  tableRequests: () => TableRequests;
  demo: () => readonly DemoSignIn[];
  settle: (timeoutMs?: number) => Promise<void>;
  reset: (options: { seed?: boolean }) => Promise<void>;
};

const modes = ['fail', 'slow', 'throttle', 'off'];

const isFault = (value: Partial<Fault>): value is Fault =>
  dependencies.some((name) => name === value.dependency) && modes.some((mode) => mode === value.mode);

/**
 * Creates the controls of the local cloud for tests and developers, under /__local. Deployed stacks don't have them.
 */
export function createDevEndpoints(options: SeamOptions): Hono {
  const { mailbox, clock, faults, lines, deadLetters, letters, queues, schedules, tableRequests, demo, settle, reset } =
    options;
  const endpoints = new Hono();
  const bodyOf = async (request: { json: () => Promise<unknown> }) =>
    (await request.json().catch(() => ({}))) as Record<string, unknown>;

  endpoints.get('/health', (c) => c.json({ ok: true, now: clock.now().toISOString(), schedules: schedules.names() }));
  endpoints.get('/emails', (c) => c.json(mailbox.list(c.req.query('to'))));
  endpoints.post('/mail-account', async (c) => {
    mailbox.setAccount(await bodyOf(c.req));
    return c.json({ set: true });
  });
  endpoints.route('/push', createPushService());
  endpoints.get('/mailbox', (c) => c.html(mailboxPage(mailbox.list())));
  // Imported on demand, because it imports functions that read their environment when they are loaded.
  endpoints.get('/mail-previews', async (c) => {
    const { previewListPage } = await import('../mail/previews/page.ts');
    return c.html(await previewListPage());
  });
  endpoints.get('/mail-previews/:slug', async (c) => {
    const { previewPage } = await import('../mail/previews/page.ts');
    const page = await previewPage(c.req.param('slug'));
    return page ? c.html(page) : c.text('There is no such e-mail', 404);
  });
  endpoints.route('/gallery', createGallery());
  const withCodes = () =>
    demo().map((signIn) => ({ ...signIn, ...(signIn.secret && { code: codeAt(signIn.secret, clock.now()) }) }));
  endpoints.get('/demo', (c) => c.json(withCodes()));
  endpoints.get('/code', (c) => c.text(withCodes().find(({ code }) => code)?.code ?? 'There is no demo data'));

  endpoints.post('/clock', async (c) => {
    const { advanceMs } = await bodyOf(c.req);
    if (typeof advanceMs !== 'number' || !(advanceMs >= 0)) {
      return c.json({ message: 'advanceMs must be a number of milliseconds, not below 0' }, 400);
    }
    return c.json({ now: clock.advance(advanceMs).toISOString() });
  });

  endpoints.post('/schedules/:name', async (c) => {
    const running = schedules.run(c.req.param('name'));
    if (!running) return c.json({ message: `The schedules are ${schedules.names().join(', ')}` }, 404);
    return c.json({ result: (await running) ?? null });
  });

  endpoints.get('/table-requests', (c) => c.json(tableRequests()));
  endpoints.get('/logs', (c) => c.json(lines.list()));
  endpoints.get('/dead-letters', async (c) => c.json(await deadLetters()));
  endpoints.post('/redrive', async (c) => c.json(await letters.redrive(await bodyOf(c.req))));
  endpoints.post('/redrive-mails', (c) => c.json({ moved: queues.redrive() }));
  endpoints.get('/metrics', (c) => c.json(lines.metrics()));
  endpoints.get('/faults', (c) => c.json(faults.list()));
  endpoints.post('/faults', async (c) => {
    const fault = await bodyOf(c.req);
    if (!isFault(fault)) {
      return c.json(
        { message: `dependency is one of ${dependencies.join(', ')}; mode one of ${modes.join(', ')}` },
        400,
      );
    }
    faults.set(fault);
    return c.json(faults.list());
  });

  endpoints.post('/settle', async (c) => {
    const { timeoutMs } = await bodyOf(c.req);
    try {
      await settle(typeof timeoutMs === 'number' ? timeoutMs : undefined);
    } catch (error) {
      return c.json({ message: String(error) }, 503);
    }
    return c.json({ settled: true });
  });
  endpoints.post('/reset', async (c) => {
    await reset(await bodyOf(c.req));
    return c.json({ reset: true });
  });
  return endpoints;
}
