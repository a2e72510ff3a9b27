import type { Locator, Page } from 'playwright-core';
import type { Person } from '../people/people.ts';
import { enterAs } from './enter-as.ts';
import type { OpenPage } from './pages.ts';

/** A page of a user who has signed in and opened `path`. */
export const openAs = async (
  openPage: OpenPage,
  person: Pick<Person, 'email'>,
  path: string,
  viewport?: { width: number; height: number },
): Promise<Page> => {
  const page = await openPage(viewport);
  await enterAs(page, person.email, path);
  return page;
};

/** The open form of a section, by its title. */
export const formOf = (page: Page, title: string) => page.getByRole('form', { name: title, exact: true });

/** Opens a section of the edited profile. */
export const edit = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  const form = formOf(page, title);
  await form.waitFor();
  return form;
};

/** 'Save' of the open section; the second one at the end of the form is for phones. */
export const save = (page: Page, title: string) =>
  formOf(page, title).getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).click();

/** Presses 'Save' and waits until the section is shown again. */
export const saveAndClose = async (page: Page, title: string) => {
  await save(page, title);
  await formOf(page, title).waitFor({ state: 'hidden' });
};

/** The requests of every page: the badges, the expiration hours, and a worker's number of saved jobs. */
const SHELL = ['/api/badges', '/api/expiration-hours', '/api/jobs/list/saved'];

/** The API requests of a page, as 'GET /api/...', from its opening until it shows what `shown` finds. */
export const callsOf = async (page: Page, path: string, shown: Locator): Promise<string[]> => {
  // Requests of the previous page don't count.
  await page.goto('about:blank');
  const calls: string[] = [];
  const listen = (request: { method: () => string; url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !SHELL.includes(pathname)) calls.push(`${request.method()} ${pathname}`);
  };
  page.on('request', listen);
  await page.goto(path);
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', listen);
  return calls;
};
