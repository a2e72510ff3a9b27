import { ownBuild } from '../lib/offline/own-build.ts';
import { isLeaving } from '../lib/page/leaving.ts';
import { readItem, writeItem } from '../lib/storage/web-storage.ts';

/** The build whose missing part made this tab reload. */
const RELOADED = 'plumbline.reloadedBuild';

/**
 * Reloads the page when a part of it is missing because a release has replaced the previous build. Reloads once for
 * each build, so that a broken part doesn't reload forever. Doesn't reload where the browser can't store that the page
 * was reloaded, nor a page that the reader is leaving: the browser then cancels the loading of its parts.
 */
export const reloadOnce = (): boolean => {
  const build = ownBuild() ?? '';
  if (isLeaving() || !navigator.onLine || readItem('session', RELOADED) === build) return false;
  if (!writeItem('session', RELOADED, build)) return false;
  location.reload();
  return true;
};
