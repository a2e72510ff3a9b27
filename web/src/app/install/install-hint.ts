import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceOf } from '../../lib/push/push-browser.ts';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';

/** Chrome's event that lets a page offer its installation. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** The visit from which the hint is shown: someone who came back. */
const SHOWN_FROM = 2;

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();
const offer = (event: InstallEvent | undefined) => {
  offered = event;
  for (const notify of listeners) notify();
};

// The event comes once, possibly before the hint is rendered. Without `preventDefault`, Chrome shows its own hint at
// the first visit.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer(event as InstallEvent);
});
addEventListener('appinstalled', () => offer(undefined));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Counts the days on which this browser opened the app. */
const countVisit = (): number => {
  const { visits = 0, day, refused = false } = readStored('install') ?? {};
  const today = new Date().toDateString();
  if (day === today) return visits;
  writeStored('install', { visits: visits + 1, day: today, refused });
  return visits + 1;
};

const isRefused = (): boolean => readStored('install')?.refused === true;

/** How this browser can install the app: by its own prompt, by hand as on an iPhone, or not at all. */
export type InstallHint = { way: 'prompt' | 'by hand'; install: () => void; refuse: () => void };

/** Returns the hint from the second visit on, until the user installs the app or refuses for good. */
export const useInstallHint = (): InstallHint | undefined => {
  const event = useSyncExternalStore(subscribe, () => offered);
  const [visits, setVisits] = useState(0);
  const [isClosed, setClosed] = useState(isRefused);
  useEffect(() => setVisits(countVisit()), []);
  const { kind, browser } = deviceOf(navigator.userAgent);
  const isByHand = (kind === 'iphone' || kind === 'ipad') && browser === 'safari';
  if (isClosed || visits < SHOWN_FROM || isInstalled() || !(event || isByHand)) return undefined;
  const refuse = () => {
    writeStored('install', { visits, day: new Date().toDateString(), refused: true });
    setClosed(true);
  };
  const install = () => {
    setClosed(true);
    event?.prompt().catch(() => {});
  };
  return { way: event ? 'prompt' : 'by hand', install, refuse };
};
