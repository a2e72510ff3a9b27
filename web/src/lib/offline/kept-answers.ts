import { type DehydratedState, dehydrate, hydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { statusOf } from '../api/api-error.ts';
import { readStored, removeStored, writeStored } from '../session/browser-storage.ts';
import { getSession, isStoredUser, subscribe } from '../session/session.ts';
import { ownBuild } from './own-build.ts';

type Answers = DehydratedState['queries'];

/** How long a response may replace a request without a connection, and how many of the latest are stored. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_KEPT = 80;
/** The pause in milliseconds after which new responses are stored. */
const PAUSE_MS = 1000;

/** Reads the responses that the same user loaded with the same build within a day. Others are dropped. */
const readKept = (): Answers => {
  const kept = readStored('answers');
  if (!kept) return [];
  const { owner, build, at, answers } = kept;
  if (owner === getSession().userInfo?.id && build === (ownBuild() ?? '') && Date.now() - at < KEPT_MS) return answers;
  removeStored('answers');
  return [];
};

/**
 * The responses to store. Queries whose data must not be stored, such as a payment's secret, are marked in their
 * `meta`.
 */
const answersOf = (client: QueryClient): Answers =>
  dehydrate(client, {
    shouldDehydrateQuery: ({ state, meta }) => state.status === 'success' && meta?.kept !== false,
    shouldDehydrateMutation: () => false,
  }).queries;

/**
 * Merges the responses of this visit with stored ones and keeps the latest. A response of this visit replaces an
 * earlier one to the same query.
 */
const merge = (now: Answers, earlier: Answers): Answers => {
  const asked = new Set(now.map(({ queryHash }) => queryHash));
  return [...now, ...earlier.filter(({ queryHash }) => !asked.has(queryHash))]
    .filter(({ state }) => Date.now() - state.dataUpdatedAt < KEPT_MS)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, MAX_KEPT);
};

/** Stores responses only for the signed-in user. After a sign-out, here or in another tab, nothing is stored. */
const write = (answers: Answers) => {
  const owner = getSession().userInfo?.id;
  if (!owner || !isStoredUser()) return;
  writeStored('answers', { owner, build: ownBuild() ?? '', at: Date.now(), answers });
};

/**
 * Stores responses a moment after they come and when the page closes. When the connection is lost, responses of earlier
 * visits are restored; with a connection, every page requests fresh ones.
 */
export const keepAnswers = (client: QueryClient) => {
  let earlier = readKept();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    write(merge(answersOf(client), earlier));
  };
  const bringBack = () => hydrate(client, { mutations: [], queries: earlier });

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'failed' && statusOf(action.error) === 0) bringBack();
    if (action.type !== 'success') return;
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE_MS);
  });
  onlineManager.subscribe((online) => void (online || bringBack()));
  subscribe(() => {
    if (!getSession().userInfo) earlier = [];
  });
  addEventListener('pagehide', keep);
  if (!onlineManager.isOnline()) bringBack();
};
