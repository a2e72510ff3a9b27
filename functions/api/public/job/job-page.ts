import { shortPay, wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { excerpt } from '@plumbline/shared/domain/text/excerpt';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@plumbline/shared/options/limits';
import { environment } from '../../../platform/environment.ts';
import type { JobItem } from '../../../table/jobs/job.ts';
import { type Html, html, trusted } from '../page/html.ts';
import { icon } from '../page/icons.ts';
import { entrance, layout } from '../page/layout.ts';
import type { Words } from '../words/translate.ts';
import { distanceCard, milesText } from './distance-card.ts';
import { asScript, jobPosting, type PostedJob } from './job-posting.ts';
import { jobSections } from './job-sections.ts';
import type { AskedMiles } from './miles-from.ts';
import { type NearJobs, nearSection } from './near-jobs.ts';

const PREVIEW = 200;

type PublicJob = PostedJob & { words: Words; asked: AskedMiles | undefined; near: NearJobs | undefined };

const placeOf = ({ city, state, zip }: JobItem): string => placeText({ city, state }) || zip;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const kicker = (job: JobItem, { t, name }: Words): string => {
  const [trade] = job.tradeCategories;
  const place = placeOf(job);
  return trade ? t('{{trade}} job in {{place}}', { trade: name(trade), place }) : t('Job in {{place}}', { place });
};

const facts = ({ job, words, asked }: PublicJob): Html => {
  const { t, name } = words;
  const distance =
    asked?.miles === undefined
      ? html`<a class="ask" href="#zip">${t('Add your ZIP Code')}</a>`
      : milesText(asked.miles, words);
  const fact = (label: string, value: unknown) => html`<div><dt>${label}</dt><dd class="figure">${value}</dd></div>`;
  return html`<dl class="strip num">${fact(t('Compensation'), wholePay(job, words.language) || t('Not specified'))}${fact(t('Location'), placeOf(job))}${fact(t('Distance'), distance)}${fact(t('Type of Position'), name(job.type))}</dl>`;
};

const head = (page: PublicJob): Html => {
  const { job, company, words } = page;
  const { numberOfEmployees: people } = company.company;
  return html`<header class="head"><p class="when">${icon('map-pin', true)} ${kicker(job, words)}</p><h1>${job.name}</h1><p class="by"><span class="avatar" aria-hidden="true">${initials(company.name)}</span><b>${company.name}</b>${people && html`<span class="muted">${words.t('{{count}} people', { count: people })}</span>`}</p>${facts(page)}</header>`;
};

const applyLink = (job: JobItem, { t }: Words, size: string): Html =>
  html`<a class="btn primary ${size}" href="${entrance('/signup', `/jobs/${job.id}`)}">${t('Apply')}</a>`;

const rail = ({ job, words, asked }: PublicJob): Html => {
  const { t, chosen: lang } = words;
  return html`<aside class="rail" aria-label="${t('Apply and distance')}"><section class="card pad apply" aria-labelledby="apply"><h2 id="apply">${t('Apply with your phone')}</h2><p class="small muted">${t('Make a profile once, about 4 minutes. It is your application, for this job and the next. Free for workers.')}</p>${applyLink(job, words, 'big only-desk')}<p class="small muted priv">${icon('eye-off', true)} ${t('Your name and number stay covered until the company unlocks your profile.')}</p></section><section class="card pad dist" aria-labelledby="how-far">${distanceCard({ path: `/job/${job.id}`, words, lang, asked })}</section></aside>`;
};

/** What a link says of the job: who, pay, place and type. */
const preview = ({ job, company, text, words }: PublicJob): string =>
  excerpt(
    [
      `${company.name}: ${shortPay(job, words.language) || words.t('Not specified')}`,
      placeOf(job),
      words.name(job.type),
    ].join(', ') + (text?.description ? `. ${text.description}` : ''),
    PREVIEW,
  );

/** What a chat shows of the link; its text says the same as the picture. */
const picture = (job: JobItem, { language }: Words): Html =>
  html`<meta property="og:image" content="${environment.siteUrl}/job/${job.id}/preview.png"><meta property="og:image:type" content="image/png"><meta property="og:image:width" content="${String(PREVIEW_WIDTH)}"><meta property="og:image:height" content="${String(PREVIEW_HEIGHT)}"><meta property="og:image:alt" content="${outgoingText([job.name, job.companyName, shortPay(job, language)].filter(Boolean).join(', '), 400)}"><meta name="twitter:card" content="summary_large_image">`;

/** A job that everybody may read. No script is needed; the one there is leads members to the job in the app. */
export const jobPage = (page: PublicJob): string => {
  const { job, company, near, words, asked, text } = page;
  const data = asScript(jobPosting(page));
  return layout({
    words,
    title: `${job.name}, ${company.name}`,
    description: preview(page),
    path: `/job/${job.id}`,
    query: { zip: asked?.zip },
    returnTo: `/jobs/${job.id}`,
    head: html`${picture(job, words)}<script type="application/ld+json">${trusted(data)}</script><script type="module" src="/own-job.js"></script>`,
    main: html`<div class="wrap job">${head(page)}<div class="cols">${jobSections(job, text, words)}${rail(page)}</div>${nearSection(near, job, words)}</div>`,
    bar: html`<section class="bar" aria-label="${words.t('Apply')}"><p class="figure num">${shortPay(job, words.language)}</p>${applyLink(job, words, '')}</section>`,
  });
};
