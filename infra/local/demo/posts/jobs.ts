import { withAllowed } from '@plumbline/functions/services/rich-text/rich-text';
import { jobBenefits } from '@plumbline/shared/options/jobs/benefits';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { tradeTemplates } from '../trade-templates/all-trade-templates.ts';
import type { JobTemplate } from '../trade-templates/trade-template.ts';
import { placeFields } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany, DemoJob } from '../world/records.ts';
import { texts } from '../world/texts.ts';
import { demoFacts } from './demo-facts.ts';
import { demoPay } from './demo-pay.ts';
import { type FeaturedJob, featuredJobs } from './featured-jobs.ts';

const JOBS = 200;
/** The share of closed posts, so that lists contain some inactive ones. */
const CLOSED_SHARE = 1 / 16;

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const describe = (random: Random, job: JobTemplate, company: DemoCompany): string => {
  const crew = `${company.name} works from ${company.city}, ${company.state}.`;
  const duties = list(job.duties);
  const text = random.pick([
    `<p>${job.lead}</p>${duties}<p>${random.pick(texts.workingHours)}</p>`,
    `<p>${crew} ${job.lead}</p><p><strong>What you do</strong></p>${duties}`,
    `<p>${job.lead}</p><p><strong>A normal week</strong></p><p>${random.pick(texts.workingHours)} ${crew}</p>${duties}`,
  ]);
  return withAllowed(text);
};

const payText = ([from, to]: JobTemplate['pay']): string =>
  from === to ? `$${from} an hour` : `$${from} to $${to} an hour`;

const buildJob = (
  random: Random,
  now: Date,
  template: JobTemplate,
  companyIndex: number,
  company: DemoCompany,
): DemoJob => {
  const age = random.int(0, 60);
  const training = template.type === 'Training Apprenticeship';
  const raise = random.int(-1, 2);
  const compensation = payText([template.pay[0] + raise, template.pay[1] + raise]);
  const id = random.hexId();
  return {
    id,
    ...demoFacts(id, now),
    companyIndex,
    name: template.title,
    type: template.type ?? 'Full-Time',
    description: describe(random, template, company),
    whyWorkHere: `<p>${random.pick(texts.reasonsToWorkHere)}</p>`,
    compensation,
    ...demoPay(compensation),
    ...placeFields(company),
    tradeCategories: [...template.trades],
    qualifications: [...template.qualifications],
    benefits: random.sample(jobBenefits.slice(0, 3), random.int(1, 3)),
    experienceRequired: !template.qualifications.includes('No experience needed') && !training,
    willingToProvidePaidTraining: training || random.chance(0.25),
    createdAt: daysBefore(now, age, random.int(10, 900)),
    ...(age > 10 && random.chance(CLOSED_SHARE) && { deletedAt: daysBefore(now, random.int(1, 9)) }),
  };
};

const buildFeatured = (random: Random, now: Date, featured: FeaturedJob, companies: DemoCompany[]): DemoJob => {
  const companyIndex = companies.findIndex((company) => company.name === featured.companyName);
  const company = companies[companyIndex]!;
  const template =
    tradeTemplates[company.tradeTemplate].jobs.find((job) => job.title === featured.name) ??
    tradeTemplates[company.tradeTemplate].jobs[0]!;
  // Without openings and licenses, so that hiring doesn't end a featured job and applying to it needs no license.
  const {
    deletedAt: _neverClosed,
    openings: _openings,
    requiredLicenses: _licenses,
    ...drawn
  } = buildJob(random, now, template, companyIndex, company);
  const { companyName: _name, postedDaysAgo, training, details, ...fixed } = featured;
  return {
    ...drawn,
    ...fixed,
    ...demoPay(fixed.compensation),
    ...details,
    experienceRequired: fixed.type !== 'Training Apprenticeship',
    willingToProvidePaidTraining: training,
    createdAt: daysBefore(now, postedDaysAgo, random.int(10, 300)),
  };
};

/**
 * Returns the featured jobs in their order, then generated posts of each other contractor in turn until there are
 * enough.
 */
export const buildJobs = (random: Random, now: Date, companies: DemoCompany[]): DemoJob[] => {
  const jobs = featuredJobs.map((featured) => buildFeatured(random, now, featured, companies));
  const taken = new Set(jobs.map((job) => `${job.companyIndex} ${job.name}`));
  for (let round = 0; jobs.length < JOBS && round < 4; round++) {
    companies.forEach((company, index) => {
      const template = tradeTemplates[company.tradeTemplate].jobs[round];
      const isFree =
        template && company.kind === 'provider' && index !== LAKELAND_INDEX && !taken.has(`${index} ${template.title}`);
      if (isFree && jobs.length < JOBS) jobs.push(buildJob(random, now, template, index, company));
    });
  }
  return jobs;
};
