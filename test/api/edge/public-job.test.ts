import { gzipSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { draftJob, postJob } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

const UNKNOWN = 'f'.repeat(24);
const HOSTILE = '</script><script>alert(1)</script>\u2028"\'&';

let company: Person;
let job: string;

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin()}${path}`, { headers });
  const page = (await answer.text()).replace(/<style>.*<\/style>/s, '<style></style>');
  return { status: answer.status, headers: answer.headers, page };
};

const dataOf = (page: string) => {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(text ?? '');
};

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company, { name: 'Lead Framing Carpenter', compensation: '$31 to $37 an hour' });
});

describe('a public job, read without an account,', () => {
  it('is readable for everyone, and a link preview shows title, company and pay', async () => {
    const { status, headers, page } = await read(`/job/${job}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('<h1>Lead Framing Carpenter</h1>');
    expect(page).toMatch(/<meta property="og:title" content="Lead Framing Carpenter, [^"]*Company/);
    expect(page).toMatch(
      /<meta property="og:description" content="[^"]*Company[^"]*\$31 to \$37 an hour[^"]*Winona Lake, IN/,
    );
    expect(page).toContain(`href="/signup?redirect=%2Fjobs%2F${job}&amp;trade=Carpentry">Apply</a>`);
    expect(dataOf(page)).toMatchObject({ '@type': 'JobPosting', title: 'Lead Framing Carpenter' });
  });

  it('has a picture of 1200 by 630 pixels for link previews, without non-public details', async () => {
    const { page } = await read(`/job/${job}`);
    const [, url = ''] = /<meta property="og:image" content="([^"]+)"\/>/.exec(page) ?? [];
    expect(new URL(url).pathname).toBe(`/job/${job}/preview.png`);
    expect(page).toContain('<meta property="og:image:width" content="1200"/>');
    const ask = (id: string, method = 'GET') => fetch(`${origin()}/job/${id}/preview.png`, { method });
    await expect.poll(async () => (await ask(job)).status, { timeout: 30_000 }).toBe(200);
    const answer = await ask(job);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('s-maxage=3600');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(imageSize(bytes)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect((await ask(job, 'HEAD')).status).toBe(200);
    const draft = await draftJob(company, { name: 'Not out yet' });
    for (const id of [UNKNOWN, draft]) expect((await ask(id)).status).toBe(404);
    expect((await ask('x')).status).toBe(400);
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const head = async (path: string) => {
      const answer = await fetch(`${origin()}${path}`, { method: 'HEAD' });
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    const html = 'text/html; charset=utf-8';
    expect(await head(`/job/${job}`)).toEqual([200, html, '']);
    expect(await head(`/job/${UNKNOWN}`)).toEqual([404, html, '']);
    expect(await head('/jobs-in/in')).toEqual([200, html, '']);
    expect(await head('/robots.txt')).toEqual([200, 'text/plain; charset=utf-8', '']);
    expect((await fetch(`${origin()}/job/${job}`, { method: 'POST' })).status).toBe(405);
  });

  it('uses the language of the browser, unless another is chosen', async () => {
    const spanish = await read(`/job/${job}`, { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.5' });
    expect(spanish.page).toContain('<html lang="es">');
    expect(spanish.page).toContain('>Enviar solicitud</a>');
    expect((await read(`/job/${job}?lang=en`, { 'accept-language': 'es' })).page).toContain('<html lang="en">');
    expect((await read(`/job/${job}?lang=xx`, { 'accept-language': 'ja' })).page).toContain('<html lang="en">');
  });

  it('shows the miles from a ZIP, and an error at the field for an unknown ZIP', async () => {
    expect((await read(`/job/${job}?zip=46590`)).page).toContain('under 1 mile from you');
    for (const zip of ['00000', 'x', '<script>', '9'.repeat(20)]) {
      const { status, page } = await read(`/job/${job}?zip=${encodeURIComponent(zip)}`);
      expect(status).toBe(200);
      expect(page).toContain('Please enter a valid zipcode.');
      expect(page).not.toContain('<script>');
    }
  });

  it('escapes every text of a company, in the page, its head and its data', async () => {
    const name = `Framer ${HOSTILE}`;
    const hostile = await postJob(company, {
      name,
      compensation: HOSTILE,
      qualifications: [HOSTILE],
      benefits: [HOSTILE],
      tradeCategories: [HOSTILE],
      description: `<p style="color:red">Hi</p><span style="color:#ff0000">red</span><img src=x onerror=alert(1)><h1>Big</h1>${HOSTILE}`,
      whyWorkHere: `<a href="javascript:alert(1)">here</a>${HOSTILE}`,
    });
    const { status, page } = await read(`/job/${hostile}`);
    expect(status).toBe(200);
    expect(page).not.toContain('alert(1)</script>');
    expect(page).not.toMatch(/onerror|javascript:|style="|<img/);
    expect(page.match(/<script/g)).toHaveLength(3);
    expect(page.match(/<h1/g)).toHaveLength(1);
    const spaced = (each: string) => each.toLowerCase().replace(/\s+/g, ' ');
    expect(spaced(dataOf(page).title)).toBe(spaced(name));
  });

  it('allows no script but its own files and no style but its own element', async () => {
    const { headers, page } = await read(`/job/${job}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toMatch(/style-src 'sha256-[^']+'(;|$)/);
    expect(policy).not.toContain('unsafe');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(page.match(/<script type="module" src="[^"]+"><\/script>/g)).toHaveLength(2);
  });

  it('preloads all of its fonts', async () => {
    const page = await (await fetch(`${origin()}/job/${job}`)).text();
    const used = [...page.matchAll(/src:url\(([^)]+\.woff2)\)/g)].map(([, file]) => file);
    const preloaded = [...page.matchAll(/<link rel="preload" href="([^"]+\.woff2)" as="font"[^>]* crossorigin=""\/>/g)];
    expect(used.length).toBeGreaterThan(0);
    expect(preloaded.map(([, file]) => file)).toEqual(used);
  });

  it('is cached by the edge for some minutes, and not sent again to a client that has it', async () => {
    const { headers } = await read(`/job/${job}`);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=120, stale-while-revalidate=60');
    expect(headers.get('vary')).toContain('accept-language');
    const again = await read(`/job/${job}`, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, page: '' });
  });

  it('is at most 8 KB when it is compressed, its styles and script included', async () => {
    const answer = await fetch(`${origin()}/job/${job}?zip=46590`);
    expect(gzipSync(await answer.text()).length).toBeLessThan(8 * 1024);
  });
});

describe('the actions on a public job', () => {
  it('keep the language, the ZIP Code and the trade on the way to the sign-up, also to save the job', async () => {
    const { page } = await read(`/job/${job}?lang=es&zip=46590`);
    const facts = '&amp;zip=46590&amp;trade=Carpentry&amp;lang=es';
    const path = encodeURIComponent(`/jobs/${job}`);
    expect(page).toContain(`href="/signup?redirect=${path}${facts}"`);
    expect(page).toContain(`href="/signup?redirect=${path}${encodeURIComponent('?save=1')}${facts}"`);
    expect((await read(`/job/${job}`)).page).not.toContain('&amp;lang=');
  });

  it('report it without an account, and share it by a button that only a script shows', async () => {
    const { page } = await read(`/job/${job}`);
    expect(page).toContain(`href="/?about=${encodeURIComponent(`/job/${job}`)}#support"`);
    expect(page).toMatch(/<button type="button" class="btn line" hidden="" data-share="/);
    expect((await fetch(`${origin()}/job/${UNKNOWN}`)).status).toBe(404);
  });
});

describe('the address of a job that cannot be read', () => {
  it('returns 404 for an unknown job, a draft and a briefing, and 400 for an invalid id', async () => {
    const briefing = await newBriefing(company, await newSeeker());
    for (const id of [UNKNOWN, await draftJob(company), briefing]) {
      const { status, page } = await read(`/job/${id}`);
      expect(status).toBe(404);
      expect(page).toContain('<h1>We couldn&#39;t find data for this job.</h1>');
      expect(page).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await read('/job/nonsense')).status).toBe(400);
    expect((await read('/job/%2e%2e%2f')).status).toBeLessThan(500);
  });

  it('returns 410 for a filled or deleted job, with a text in both languages', async () => {
    const filled = await postJob(company);
    const deleted = await postJob(company);
    expect((await company.api.post(`/api/jobs/${filled}/filled`)).status).toBe(200);
    expect((await company.api.delete(`/api/jobs/${deleted}`)).status).toBe(200);
    for (const id of [filled, deleted]) {
      expect(await read(`/job/${id}`)).toMatchObject({
        status: 410,
        page: expect.stringContaining('This job has been filled or taken down.'),
      });
      expect((await read(`/job/${id}?lang=es`)).page).toContain('Este puesto ya se cubrió o se retiró.');
    }
  });

  it('says that a paused job may come back, and shows it again when it does', async () => {
    const id = await postJob(company);
    await company.api.patch(`/api/jobs/${id}`, { published: false });
    const paused = await read(`/job/${id}`);
    expect(paused).toMatchObject({ status: 404, page: expect.stringContaining('taking applications right now.') });
    expect(paused.headers.get('cache-control')).toBe('no-store');
    const facts = () => api().get(`/api/public/jobs/${id}`);
    expect(await facts()).toMatchObject({
      status: 404,
      body: { code: 'job_paused', message: "This job isn't taking applications right now." },
    });
    await company.api.patch(`/api/jobs/${id}`, { published: true });
    expect((await read(`/job/${id}`)).status).toBe(200);
    expect((await facts()).status).toBe(200);
  });
});
