import { paths } from '@plumbline/shared/options/paths';
import { expect, it } from 'vitest';
import { enterRole, openCompletePage } from '../../support/browser/crawl.ts';
import { englishTexts, rememberContent } from '../../support/browser/english-texts.ts';
import { clippedTexts, overflowPx, overlappedTexts, setTextSize } from '../../support/browser/legible.ts';
import { DESK, useBrowser } from '../../support/browser/pages.ts';
import { longTasks, wholeLongTask } from '../../support/posts/long-tasks.ts';

const { openPage } = useBrowser();
const NARROW = { width: 320, height: 640 };

it('shows staff every kind of task whole in Spanish, with words too long for a line, at 320 px and with text of double size', async () => {
  const page = await openPage(NARROW, { locale: 'es-US' });
  const content = rememberContent(page);
  await page.route('**/api/admin/queue?*', (route) =>
    route.fulfill({ json: { results: longTasks, total: longTasks.length, more: true } }),
  );
  for (const task of longTasks)
    await page.route(`**/api/admin/queue/${task.kind}/${task.id}`, (route) =>
      route.fulfill({ json: wholeLongTask(task) }),
    );
  await enterRole(page, 'staff');

  const owned = longTasks.filter(({ owner, state }) => owner && state === 'open');
  const pages = [paths.admin.queue.path(), ...owned.map(({ kind, id }) => paths.admin.task.path(kind, id))];
  const problems: Record<string, unknown> = {};
  for (const address of pages) {
    await openCompletePage(page, address);
    const widths = { narrow: await overflowPx(page), desktop: 0, large: 0 };
    const texts = [...(await overlappedTexts(page)), ...(await englishTexts(page, await content()))];
    await page.setViewportSize(DESK);
    widths.desktop = await overflowPx(page);
    await setTextSize(page, 200);
    widths.large = await overflowPx(page);
    texts.push(...(await clippedTexts(page)));
    await setTextSize(page, 100);
    await page.setViewportSize(NARROW);
    if (texts.length > 0 || Object.values(widths).some((width) => width > 0)) problems[address] = { widths, texts };
  }
  expect(problems).toEqual({});
});
