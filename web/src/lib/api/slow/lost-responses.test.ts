import { type Endpoint, isWrite, WRITE_KEY_HEADER } from '@plumbline/shared/contracts/endpoint';
import { type Api, endpoints } from '@plumbline/shared/contracts/index';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../session/memory-storage.ts';
import type { Answer, Exchange } from '../transport.ts';

/** Milliseconds of the first try. No timer runs: the transport below reports the missing response itself. */
const FIRST_TRY = 2;

const writes = endpoints.filter((endpoint) => isWrite(endpoint) && endpoint.name !== 'refreshToken');
const reads = endpoints.filter((endpoint) => !isWrite(endpoint) && endpoint.group !== 'public');
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);
const endpointOf = (name: string) => endpoints.find((endpoint) => endpoint.name === name) as Endpoint;
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'a'.repeat(24)]));

/** The server's side: the stored writes, each once by its key, and the result of each try of a request. */
type Try = (store: () => object) => Answer;
let stored: Map<string, object>;
let tries: { key: string | undefined; timeout: number | undefined }[];
let script: readonly Try[];
let lost: (code: 'timeout' | 'network_error') => never;

const answers: Try = (store) => ({ status: 200, body: store() });
const comesTooLate: Try = (store) => lost(store() && 'timeout');
const neverComes: Try = () => lost('timeout');
const breaksAfterStoring: Try = (store) => lost(store() && 'network_error');
const breaksBeforeStoring: Try = () => lost('network_error');
const losesItInTheGateway: Try = (store) => ({ status: store() ? 504 : 500, body: undefined });
const isStillRunning: Try = () => ({ status: 503, body: { code: 'unavailable', message: 'x' } });

const receive = async ({ headers, timeout }: Exchange): Promise<Answer> => {
  const key = headers?.[WRITE_KEY_HEADER];
  tries.push({ key, timeout });
  const step = script[tries.length - 1] ?? script.at(-1) ?? answers;
  return step(() => {
    if (!key) return { id: 'read' };
    const item = stored.get(key) ?? { id: String(stored.size + 1) };
    stored.set(key, item);
    return item;
  });
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  [stored, tries, script] = [new Map(), [], []];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../exchange.ts');
});

const load = async () => {
  vi.resetModules();
  vi.doMock('../exchange.ts', () => ({ exchange: receive }));
  const [{ configureApi }, { call }, slow, text, { ApiError }] = await Promise.all([
    import('../client.ts'),
    import('../call.ts'),
    import('./slow-requests.ts'),
    import('../error-text.ts'),
    import('../api-error.ts'),
  ]);
  lost = (code) => {
    throw new ApiError(0, code, '');
  };
  configureApi({ timeout: FIRST_TRY });
  const shown: unknown[] = [];
  slow.onSlowChange(() => shown.push(slow.slowNow()));
  const send = (endpoint: Endpoint, options = {}) =>
    call(
      `${endpoint.method} ${endpoint.path}` as keyof Api,
      { params: paramsOf(endpoint), body: { zip: '46590' } } as never,
      options,
    ) as Promise<unknown>;
  return { send, shown, ...text };
};

describe.each([
  ['a response that comes too late after storing', [comesTooLate, answers]],
  ['two responses that come too late after storing', [comesTooLate, comesTooLate, answers]],
  ['a line that breaks after storing', [breaksAfterStoring, answers]],
  ['a gateway that gives up after storing', [losesItInTheGateway, answers]],
  ['a repeat that comes while the first call still runs', [comesTooLate, isStillRunning, answers]],
  ['a request that never arrives', [neverComes, breaksBeforeStoring, answers]],
] as const)('%s [API-02]', (_name, steps) => {
  it.each(named(writes))('ends %s as it would have without it, stored once', async (_endpoint, endpoint) => {
    script = steps;
    const { send, shown } = await load();
    await expect(send(endpoint)).resolves.toEqual({ id: '1' });
    expect(stored.size).toBe(1);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(shown).toEqual(['write', undefined]);
  });
});

it.each(named(writes))(
  'the app never says that %s failed when no repeat has a response either',
  async (_name, endpoint) => {
    script = [comesTooLate, neverComes, breaksBeforeStoring];
    const { send, errorText, ownErrorText } = await load();
    const error = await send(endpoint).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 0, code: 'result_unknown' });
    for (const said of [errorText, ownErrorText].map((text) => text(String as never, error, 'Not sent'))) {
      expect(said).toBe("We're not sure it went through. Check before you try again.");
    }
  },
);

it('the app sends a file again with the same key when the connection breaks', async () => {
  script = [breaksAfterStoring, answers];
  const { send } = await load();
  await expect(send(endpointOf('uploadFile'), { form: new FormData() })).resolves.toEqual({ id: '1' });
  expect(stored.size).toBe(1);
  expect(tries.map(({ timeout }) => timeout)).toEqual([undefined, undefined]);
});

it('the app says that a step failed when it only prepared another one', async () => {
  script = [breaksBeforeStoring];
  const { send } = await load();
  const start = send(endpointOf('startUpload'), { onlyPrepares: true });
  await expect(start).rejects.toMatchObject({ status: 0, code: 'network_error' });
});

it('the app says immediately that a write failed that could not leave the browser', async () => {
  const { send } = await load();
  vi.stubGlobal('navigator', { onLine: false });
  script = [breaksBeforeStoring];
  await expect(send(endpointOf('createJob'))).rejects.toMatchObject({ status: 0, code: 'network_error' });
  expect(tries.length).toBe(1);
});

it('the app waits for the connection before it sends a write again', async () => {
  const { send, shown } = await load();
  const { configureApi } = await import('../client.ts');
  configureApi({ timeout: 60_000 });
  const online = new EventTarget();
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
  script = [
    (store) => {
      vi.stubGlobal('navigator', { onLine: false });
      return breaksAfterStoring(store);
    },
    answers,
  ];
  const sent = send(endpointOf('createJob'));
  await vi.waitFor(() => expect(shown).toEqual(['write']));
  expect(tries.length).toBe(1);
  vi.stubGlobal('navigator', { onLine: true });
  online.dispatchEvent(new Event('online'));
  await expect(sent).resolves.toEqual({ id: '1' });
});

it.each(named(reads))(
  'the app tries %s for longer and longer, and shows that it does [API-02]',
  async (_name, endpoint) => {
    script = [comesTooLate, neverComes, answers];
    const { send, shown } = await load();
    await expect(send(endpoint)).resolves.toEqual({ id: 'read' });
    expect(tries).toEqual([1, 2, 4].map((times) => ({ key: undefined, timeout: times * FIRST_TRY })));
    expect(shown).toEqual(['read', undefined]);
  },
);

it("the app says that a read took too long when its longest try did, and doesn't blame the connection", async () => {
  script = [comesTooLate];
  const { send, shown } = await load();
  await expect(send(endpointOf('searchJobs'))).rejects.toMatchObject({ status: 0, code: 'timeout' });
  expect(tries.length).toBe(3);
  expect(shown).toEqual(['read', undefined]);
});

it('the app shows nothing for a write that no user waits for', async () => {
  script = [comesTooLate, answers];
  const { send, shown } = await load();
  await send(endpointOf('recordActivity'), { inBackground: true });
  expect(shown).toEqual([]);
});
