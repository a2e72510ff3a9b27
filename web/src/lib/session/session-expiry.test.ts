import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

const userOf = (letter: string) => ({
  id: letter.repeat(24),
  email: `${letter}@example.test`,
  displayName: letter,
  role: 'user' as const,
  profileType: 'provider' as const,
});
const pat = userOf('a');
const lee = userOf('b');
const draft = { text: 'Lead framer, 4 tens' };
const DRAFTS = ['profileStep', 'jobDraft', 'briefingDraft', 'profileDrafts', 'projectDraft', 'messageDrafts'] as const;

/** A separate browser tab: each has its own modules with one session, and all share the storage. */
const openTab = async () => {
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('./browser-storage.ts')) };
};
let listeners: ((event: Partial<StorageEvent>) => void)[] = [];
beforeEach(() => {
  listeners = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', (_name: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  return () => vi.unstubAllGlobals();
});

it('the table of drafts covers every draft that the app keeps', async () => {
  expect((await openTab()).DRAFTS).toEqual(DRAFTS);
});

describe.each(DRAFTS)('the stored %s', (name) => {
  it('stays for its user after an expired session', async () => {
    const tab = await openTab();
    tab.startSession('token', pat);
    tab.writeStored(name, draft as never);
    tab.expireSession();
    expect(tab.getSession()).toEqual({});
    expect(tab.readStored(name)).toBeUndefined();
    expect(tab.expiryNotice()).toBe('with-draft');
    tab.startSession('token', pat);
    expect(tab.readStored(name)).toEqual(draft);
    expect(tab.expiryNotice()).toBeUndefined();
  });

  it('is never shown to another user, and is removed after that', async () => {
    const tab = await openTab();
    tab.startSession('token', pat);
    tab.writeStored(name, draft as never);
    tab.expireSession();
    tab.startSession('token', lee);
    expect(tab.readStored(name)).toBeUndefined();
    tab.endSession();
    tab.startSession('token', pat);
    expect(tab.readStored(name)).toBeUndefined();
  });

  it('is cleared by a real logout [ACC-32]', async () => {
    const tab = await openTab();
    tab.startSession('token', pat);
    tab.writeStored(name, draft as never);
    tab.endSession();
    expect(tab.expiryNotice()).toBeUndefined();
    tab.startSession('token', pat);
    expect(tab.readStored(name)).toBeUndefined();
  });

  it('stays for its user when another tab logs out while this tab has it', async () => {
    const tab = await openTab();
    tab.startSession('token', pat);
    tab.followOtherTabs(() => undefined);
    tab.writeStored(name, draft as never);
    localStorage.clear();
    for (const listener of listeners) listener({ key: null });
    expect(tab.getSession()).toEqual({});
    tab.startSession('token', pat);
    expect(tab.readStored(name)).toEqual(draft);
  });
});

it('the push device of the browser stays after an expired session, and is removed by a real logout [ACC-32]', async () => {
  const tab = await openTab();
  tab.startSession('token', pat);
  tab.writeStored('pushDevice', 'c'.repeat(24));
  tab.expireSession();
  expect(tab.readStored('pushDevice')).toBe('c'.repeat(24));
  tab.startSession('token', lee);
  tab.endSession();
  expect(tab.readStored('pushDevice')).toBeUndefined();
});

it('the app says that the user was signed out when there is no draft', async () => {
  const tab = await openTab();
  tab.startSession('token', pat);
  tab.expireSession();
  expect(tab.expiryNotice()).toBe('plain');
});

it('the storage of drafts keeps text that was typed a moment before the session ended', async () => {
  const tab = await openTab();
  tab.startSession('token', pat);
  tab.onSessionExpiry(() => tab.writeStored('jobDraft', draft));
  tab.expireSession();
  tab.startSession('token', pat);
  expect(tab.readStored('jobDraft')).toEqual(draft);
});

it('the storage of drafts keeps the drafts of two tabs whose session ends at the same time', async () => {
  const one = await openTab();
  one.startSession('token', pat);
  const two = await openTab();
  two.followOtherTabs(() => undefined);
  one.writeStored('jobDraft', draft);
  one.expireSession();
  for (const listener of listeners) listener({ key: null });
  one.startSession('token', pat);
  expect(one.readStored('jobDraft')).toEqual(draft);
});

it('the storage of drafts keeps no filters or counts with the drafts', async () => {
  const tab = await openTab();
  tab.startSession('token', pat);
  tab.writeStored('jobDraft', draft);
  tab.writeStored('tradePartnerFilters', { zip: '46590' });
  tab.writeStored('waitingRows', 4);
  tab.expireSession();
  tab.startSession('token', pat);
  expect(tab.readStored('tradePartnerFilters')).toBeUndefined();
  expect(tab.readStored('waitingRows')).toBeUndefined();
});
