import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/memory-storage.ts';

type StorageLike = ReturnType<typeof memoryStorage>;
const refuse = (name: string) => (): never => {
  throw new DOMException('No', name);
};
const full = (): StorageLike => ({ ...memoryStorage(), setItem: refuse('QuotaExceededError') });
const broken: StorageLike = {
  getItem: refuse('SecurityError'),
  setItem: refuse('SecurityError'),
  removeItem: refuse('SecurityError'),
  clear: refuse('SecurityError'),
};

/** Browsers with different restrictions of their storages, and whether each keeps what is written. */
const browsers: Record<string, { stub: (name: string) => void; keeps: boolean }> = {
  'that keeps everything': { stub: (name) => vi.stubGlobal(name, memoryStorage()), keeps: true },
  'that blocks all site data': {
    stub: (name) => Object.defineProperty(globalThis, name, { configurable: true, get: refuse('SecurityError') }),
    keeps: false,
  },
  'whose storages are null': { stub: (name) => vi.stubGlobal(name, null), keeps: false },
  'without storages': { stub: (name) => vi.stubGlobal(name, undefined), keeps: false },
  'whose storages are full': { stub: (name) => vi.stubGlobal(name, full()), keeps: false },
  'whose storages throw at every call': { stub: (name) => vi.stubGlobal(name, broken), keeps: false },
};

const openPage = async () => {
  vi.resetModules();
  return {
    ...(await import('./web-storage.ts')),
    ...(await import('../session/browser-storage.ts')),
    ...(await import('../session/session.ts')),
    ...(await import('../session/stored-user.ts')),
    ...(await import('../offline/visited-pages.ts')),
    ...(await import('../languages.ts')),
  };
};
const pat = {
  id: 'a'.repeat(24),
  email: 'pat@example.test',
  displayName: 'Pat',
  role: 'user',
  profileType: 'provider',
};

const listeners: ((event: Partial<StorageEvent>) => void)[] = [];
beforeEach(() => {
  listeners.length = 0;
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener));
});
afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
});

describe.each(Object.entries(browsers))('a browser %s', (_, { stub, keeps }) => {
  beforeEach(() => {
    stub('localStorage');
    stub('sessionStorage');
  });

  it('signs in and out', async () => {
    const page = await openPage();
    page.startSession('token', pat as never);
    expect(page.getSession()).toMatchObject({ accessToken: 'token', userInfo: pat });
    expect(page.readWho().userInfo).toEqual(pat);
    expect(page.isStoredUser()).toBe(true);
    page.endSession();
    expect(page.getSession()).toEqual({});
    expect(page.readWho()).toEqual({});
  });

  it('has stored items until the page is closed', async () => {
    const page = await openPage();
    page.writeStored('language', 'es');
    page.writeStored('jobDraft', { name: 'Framer' });
    page.rememberPage({ to: '/dashboard', label: 'Dashboard' });
    expect(page.preferredLanguage()).toBe('es');
    expect(page.readStored('jobDraft')).toEqual({ name: 'Framer' });
    expect(page.visitedBefore('/jobs')).toEqual({ to: '/dashboard', label: 'Dashboard' });
    page.removeStored('jobDraft');
    expect(page.readStored('jobDraft')).toBeUndefined();
  });

  it('says when a draft is not stored, and nothing for other items', async () => {
    const page = await openPage();
    const say = vi.fn();
    page.onUnkeptDraft(say);
    page.writeStored('language', 'es');
    page.writeStored('jobSearchFilters', {});
    expect(say).not.toHaveBeenCalled();
    for (const name of page.DRAFTS) page.writeStored(name, {} as never);
    expect(say).toHaveBeenCalledTimes(keeps ? 0 : page.DRAFTS.length);
  });

  it('keeps drafts after an expired session', async () => {
    const page = await openPage();
    page.startSession('token', pat as never);
    page.writeStored('jobDraft', { name: 'Framer' });
    page.expireSession();
    expect(page.readStored('jobDraft')).toBeUndefined();
    page.startSession('token', pat as never);
    expect(page.readStored('jobDraft')).toEqual({ name: 'Framer' });
  });
});

describe('a full storage', () => {
  /** Accepts this number of characters in total. */
  const small = (room: number) => {
    const kept = new Map<string, string>();
    const used = () => [...kept.values()].reduce((sum, { length }) => sum + length, 0);
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (used() - (kept.get(name)?.length ?? 0) + value.length > room) refuse('QuotaExceededError')();
        kept.set(name, value);
      },
      removeItem: (name: string) => void kept.delete(name),
      clear: () => kept.clear(),
    };
  };

  it('removes reloadable items to store a draft', async () => {
    vi.stubGlobal('localStorage', small(100));
    const page = await openPage();
    const say = vi.fn();
    page.onUnkeptDraft(say);
    page.writeItem('local', page.EXPENDABLE, 'x'.repeat(95));
    page.writeStored('jobDraft', { name: 'Framer' });
    expect(page.readItem('local', page.EXPENDABLE)).toBeUndefined();
    expect((await openPage()).readStored('jobDraft')).toEqual({ name: 'Framer' });
    expect(say).not.toHaveBeenCalled();
  });

  it("leaves no older state of an item that doesn't fit", async () => {
    vi.stubGlobal('localStorage', small(30));
    const page = await openPage();
    page.writeStored('jobDraft', { name: 'Framer' });
    page.writeStored('jobDraft', { name: 'Framer with ten years of work' });
    expect(page.readStored('jobDraft')).toEqual({ name: 'Framer with ten years of work' });
    expect((await openPage()).readStored('jobDraft')).toBeUndefined();
  });

  it('stores again once there is space', async () => {
    const storage = small(30);
    vi.stubGlobal('localStorage', storage);
    const page = await openPage();
    page.writeStored('jobDraft', { name: 'Framer with ten years of work' });
    page.writeStored('jobDraft', { name: 'Framer' });
    expect((await openPage()).readStored('jobDraft')).toEqual({ name: 'Framer' });
  });

  it('shows what another tab wrote in the meantime', async () => {
    const storage = small(200);
    vi.stubGlobal('localStorage', storage);
    const page = await openPage();
    page.writeItem('local', 'plumbline.session', JSON.stringify({ userInfo: pat, padding: 'x'.repeat(200) }));
    page.onOtherTab(() => {});
    storage.setItem('plumbline.session', '{}');
    for (const listener of listeners) listener({ key: 'plumbline.session' });
    expect(page.readWho()).toEqual({});
  });
});

describe('a storage that is cleared while the page is open', () => {
  it('keeps the session and the drafts of the page', async () => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', memoryStorage());
    const page = await openPage();
    page.startSession('token', pat as never);
    page.writeStored('jobDraft', { name: 'Framer' });
    storage.clear();
    expect(page.getSession()).toMatchObject({ accessToken: 'token', userInfo: pat });
    page.expireSession();
    page.startSession('token', pat as never);
    expect(page.readStored('jobDraft')).toEqual({ name: 'Framer' });
  });

  it.each(['{', 'undefined', ''])('reads %j, which is no JSON, as nothing', async (text) => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    storage.setItem('plumbline.session', text);
    storage.setItem('plumbline.jobDraft', text);
    const page = await openPage();
    expect(page.readWho()).toEqual({});
    expect(page.readStored('jobDraft')).toBeUndefined();
  });
});
