import { Hono } from 'hono';
import { createSite } from './site.ts';
import { buildGalleryIfStale, galleryFolder } from './site-build.ts';

const PATH = '/__local/gallery';

/**
 * Serves the component gallery, which is built when its page is requested after a change of its sources. It isn't part
 * of the site.
 */
export function createGallery(): Hono {
  const gallery = new Hono();
  const files = createSite('', true, galleryFolder);
  let building: Promise<void> = Promise.resolve();
  gallery.get('*', async (c) => {
    const path = c.req.path.slice(PATH.length);
    if (path.startsWith('/assets/')) return files(path);
    // One build at a time, so that a request that waited for a build finds it fresh.
    building = building.catch(() => {}).then(buildGalleryIfStale);
    await building;
    return files('/index.html');
  });
  return gallery;
}
