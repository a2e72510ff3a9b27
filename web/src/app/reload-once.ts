import { ownBuild } from '../lib/offline/own-build.ts';
import { readItem, writeItem } from '../lib/storage/web-storage.ts';

/** The build whose missing part has made this tab load the page again. */
const RELOADED = 'plumbline.reloadedBuild';

/**
 * Loads the page again when a part of it can't be found: a release has taken the parts of the build before. Once for a
 * build, so that a part that is broken doesn't go on for ever, and only where the browser remembers that it did.
 */
export const reloadOnce = (): boolean => {
  const build = ownBuild() ?? '';
  if (!navigator.onLine || readItem('session', RELOADED) === build) return false;
  if (!writeItem('session', RELOADED, build)) return false;
  location.reload();
  return true;
};
