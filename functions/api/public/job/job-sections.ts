import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import type { JobItem, JobTextItem } from '../../../table/jobs/job.ts';
import { type Html, html, trusted } from '../page/html.ts';
import { icon } from '../page/icons.ts';
import type { Text, Words } from '../words/translate.ts';

const richText = (shown: string): Html => html`<div class="prose">${trusted(shown)}</div>`;

const gift = (name: Parameters<typeof icon>[0], text: string): Html => html`<li>${icon(name)}<span>${text}</span></li>`;

const offer = (job: JobItem, { t, name, language }: Words): Html => {
  const pay = wholePay(job, language);
  const gifts = [
    ...(pay ? [gift('banknote', pay)] : []),
    ...job.benefits.map((benefit) => gift('calendar', name(benefit))),
    ...(job.willingToProvidePaidTraining ? [gift('graduation-cap', t('Paid training'))] : []),
    ...(job.experienceRequired === false ? [gift('check', t('No experience needed'))] : []),
  ];
  return html`${gifts.length > 0 && html`<section class="section"><h2>${t('What you get')}</h2><ul class="gets num">${gifts}</ul></section>`}`;
};

const chips = (title: Text, values: readonly string[], { t }: Words): Html =>
  html`${values.length > 0 && html`<section class="section"><h2>${t(title)}</h2><ul class="chips">${values.map((value) => html`<li class="chip">${value}</li>`)}</ul></section>`}`;

/** What the job is and offers before what is asked; what the company left empty is left out. */
export const jobSections = (job: JobItem, text: JobTextItem | undefined, words: Words): Html => {
  const { t, name, language } = words;
  const asked = [...job.qualifications, ...(job.experienceRequired ? [t('Experience required')] : [])];
  const posted = formatDate(postingDay(job), { locale: language });
  return html`<article class="card pad"><section class="section"><h2 class="plumb">${t('Description')}</h2>${
    text?.description ? richText(text.description) : html`<p>${t('No description provided.')}</p>`
  }<p class="small muted">${t('Posted on {{date}}', { date: posted })}</p></section>${offer(job, words)}${chips('What they ask for', asked, words)}${chips('Trades', job.tradeCategories.map(name), words)}${
    text?.whyWorkHere &&
    html`<section class="section"><h2>${t('Why Work Here')}</h2>${richText(text.whyWorkHere)}</section>`
  }</article>`;
};
