import { beforeAll, describe, expect, it } from 'vitest';
import { findProductName } from '../../../shared/domain/text/outgoing/product-name.ts';
import { origin } from '../../support/cloud/cloud.ts';
import { notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, type Person } from '../../support/people/people.ts';
import { companyWithUnlockedApplicant } from '../../support/posts/applicants.ts';
import { postJob } from '../../support/posts/hiring.ts';

const HOSTILE =
  '\u202ePlumbline Support\u200b verify at https://evil.example/login, www.evil.example or x@evil.example';

const isClean = (text: string): boolean =>
  !/evil\.example|@evil|:\/\/evil|\p{Cf}/iu.test(text) && findProductName(text) === undefined;

/** A text of a page, as an HTML parser reads it. */
const decoded = (text = ''): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const pageOf = async (path: string): Promise<string> => (await fetch(`${origin()}${path}`)).text();
const hostileOf = (texts: Record<string, string | undefined>) =>
  Object.entries(texts).filter(([, text]) => text === undefined || !isClean(decoded(text)));

let company: Person;
let job: string;

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company, {
    name: HOSTILE,
    compensation: HOSTILE,
    qualifications: ['Plumbline Support\u200b https://evil.example/login x@evil.example'],
    description: `<p>${HOSTILE}</p>`,
  });
});

describe('a text that users typed', () => {
  it('has no links and no unmarked user texts in the title, description, picture text and data of a public page', async () => {
    const page = await pageOf(`/job/${job}`);
    const meta = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
    // Rich text may contain links, and the page's address is ours.
    const { description: _, url: __, ...data } = JSON.parse(script) as Record<string, unknown>;
    const texts = {
      title: /<title>(.*?) - Plumbline<\/title>/.exec(page)?.[1],
      description: meta('description'),
      'og:title': meta('og:title'),
      'og:description': meta('og:description'),
      'og:image:alt': meta('og:image:alt'),
      data: JSON.stringify({ ...data, '@context': '' }),
    };
    expect(hostileOf(texts)).toEqual([]);
    expect(texts.title).toContain('evil. example');
    expect(data.qualifications).toContain('evil. example');
  });

  it('has no links and no unmarked user texts in a feed', async () => {
    const items = async () =>
      [...(await pageOf('/feeds/in.xml')).matchAll(/<item>.*?<\/item>/gs)].filter(([item]) => item.includes(job));
    await expect.poll(items, { timeout: 30_000 }).toHaveLength(1);
    const [[item = ''] = []] = await items();
    const part = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(item)?.[1];
    expect(hostileOf({ title: part('title'), description: part('description'), category: part('category') })).toEqual(
      [],
    );
    expect(part('title')).toContain('evil. example');
  });

  it('has no links and no unmarked user texts in a notification, whether it is filled in when written or when read', async () => {
    const {
      company: owner,
      seeker,
      job: own,
    } = await companyWithUnlockedApplicant({
      job: { name: HOSTILE },
      seeker: { firstName: 'Plumbline Support', lastName: 'www.evil.example' },
    });
    const path = `/api/company/profile/access/grant/${seeker.profileId}`;
    expect((await owner.api.patch(path, { type: 'job-application', job: own })).status).toBe(200);

    const kinds = ['newApplicant', 'connectionAccepted'];
    const found = await Promise.all(kinds.map((kind) => notificationsOf(owner, kind)));
    const titles = found.flat().map(({ title }) => title);
    expect(titles).toHaveLength(2);
    expect(titles.join()).toContain('[...] Support www. evil. example');
    expect(titles.filter((title) => !isClean(title))).toEqual([]);
    expect(titles.join(' ')).toContain('evil. example');
  });
});
