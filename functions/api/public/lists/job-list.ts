import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { shortPay } from '@plumbline/shared/domain/jobs/pay-text';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icons.ts';
import { address } from '../page/layout.ts';
import type { Words } from '../words/translate.ts';

type Level = 2 | 3;

const heading = (level: Level, link: Html): Html =>
  level === 2 ? html`<h2 class="row">${link}</h2>` : html`<h3>${link}</h3>`;

const row = (job: PublicJobItem, { t, language, chosen }: Words, level: Level): Html => {
  const training = job.willingToProvidePaidTraining;
  const pill = training && html`<span class="pill">${icon('graduation-cap', true)}${t('Paid training')}</span>`;
  const posted = t('Posted on {{date}}', {
    date: formatDate(postingDay({ ...job, createdAt: job.postedAt }), { locale: language }),
  });
  return html`<li><div>${heading(level, html`<a href="${address(`/job/${job.id}`, { lang: chosen })}">${job.name}</a>`)}<p class="facts"><b>${job.companyName}</b><span>${placeText(job)}</span><span>${posted}</span></p></div><p class="pay num">${shortPay(job, language)} ${pill}</p></li>`;
};

/** Rows of public jobs in one bordered list; `level` is that of their headings on the page. */
export const jobList = (jobs: readonly PublicJobItem[], words: Words, level: Level): Html =>
  html`<ul class="list card">${jobs.map((job) => row(job, words, level))}</ul>`;
