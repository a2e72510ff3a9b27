import { LANGUAGES } from '@plumbline/shared/options/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin, until } from '../../support/cloud/cloud.ts';
import { newCompany } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** Words that a lookup by a user's text finds in every object, such as 'constructor' and '__proto__'. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

let job: string;

const read = async (path: string) => {
  const answer = await fetch(`${origin()}${path}`);
  return { status: answer.status, page: await answer.text() };
};

beforeAll(async () => {
  const company = await newCompany();
  job = await postJob(company, { name: 'valueOf', tradeCategories: inherited, zip: '46590' });
  await until(async () => (await read('/jobs-in/in')).page.includes(`/job/${job}`) || undefined);
});

describe.each(LANGUAGES)('public pages in the language %s', (lang) => {
  it.each(inherited)('show the word %s as a trade that a user wrote', async (word) => {
    for (const path of [`/jobs-in?trade=${word}`, `/jobs-in?zip=46590&trade=${word}`]) {
      const { status, page } = await read(`${path}&lang=${lang}`);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(page).toContain(`value="${word}"`);
    }
    const search = new URLSearchParams({ zip: '46590', q: word, type: word, shift: word, sort: word, per: word, lang });
    expect((await read(`/jobs-in?${search}`)).status).toBe(200);
    const slug = word.toLowerCase();
    // A slug has no underscores.
    const unknown = /^[a-z]+$/.test(slug) ? 404 : 400;
    for (const path of [`/jobs-in/${slug}`, `/jobs-in/in/${slug}`])
      expect((await read(`${path}?lang=${lang}`)).status).toBe(unknown);
    expect([400, 404]).toContain((await read(`/feeds/${slug}.xml`)).status);
  });

  it('show a job with such trades, alone and in lists', async () => {
    const { status, page } = await read(`/job/${job}?lang=${lang}`);
    expect(status).toBe(200);
    for (const word of inherited) expect(page).toContain(`>${word}</li>`);
    for (const path of ['/jobs-in/in', '/jobs-in/winona-lake-in', '/jobs-in'])
      expect((await read(`${path}?lang=${lang}`)).status).toBe(200);
  });
});
