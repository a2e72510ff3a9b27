import { jobBenefits } from '@plumbline/shared/options/benefits';
import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { tradeTemplates } from '../trade-templates/all-trade-templates.ts';
import type { JobKit } from '../trade-templates/trade-template.ts';
import { placeFields } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany, DemoJob } from '../world/records.ts';
import { demoPay } from './demo-pay.ts';
import { type FeaturedJob, featuredJobs } from './featured-jobs.ts';

const JOBS = 200;
/** One post in sixteen is closed, so that lists show an inactive one here and there. */
const CLOSED_SHARE = 1 / 16;

const hours = [
  'Monday to Friday, 7:00 to 3:30.',
  'Four tens, Monday to Thursday. Fridays when the weather cost us a day.',
  'Start at 6:30 from the shop, home by four.',
  'Forty hours, overtime when you want it and we have it.',
];

const reasons = [
  'You get steady hours in winter, a truck that starts and people who say what they mean.',
  'Half of our crew leaders began here as helpers. We pay for classes and for the time in them.',
  'We stay within an hour of the shop, so you sleep at home.',
  'Paid every Friday. Tools over $100 are ours to buy and ours to fix.',
  'Small crews, the same ones each week, and a boss who has done the work.',
];

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const describe = (random: Random, job: JobKit, company: DemoCompany): string => {
  const crew = `${company.name} works from ${company.city}, ${company.state}.`;
  const duties = list(job.duties);
  return random.pick([
    `<p>${job.lead}</p>${duties}<p>${random.pick(hours)}</p>`,
    `<p>${crew} ${job.lead}</p><p><strong>What you do</strong></p>${duties}`,
    `<p>${job.lead}</p><p><strong>A normal week</strong></p><p>${random.pick(hours)} ${crew}</p>${duties}`,
  ]);
};

const payText = ([from, to]: JobKit['pay']): string =>
  from === to ? `$${from} an hour` : `$${from} to $${to} an hour`;

const buildJob = (
  random: Random,
  now: Date,
  tradeTemplate: JobKit,
  companyIndex: number,
  company: DemoCompany,
): DemoJob => {
  const age = random.int(0, 60);
  const training = tradeTemplate.type === 'Training Apprenticeship';
  const shift = random.int(-1, 2);
  const compensation = payText([tradeTemplate.pay[0] + shift, tradeTemplate.pay[1] + shift]);
  return {
    id: random.hexId(),
    companyIndex,
    name: tradeTemplate.title,
    type: tradeTemplate.type ?? 'Full-Time',
    description: describe(random, tradeTemplate, company),
    whyWorkHere: `<p>${random.pick(reasons)}</p>`,
    compensation,
    ...demoPay(compensation),
    ...placeFields(company),
    tradeCategories: [...tradeTemplate.trades],
    qualifications: [...tradeTemplate.qualifications],
    benefits: random.sample(jobBenefits.slice(0, 3), random.int(1, 3)),
    experienceRequired: !tradeTemplate.qualifications.includes('No experience needed') && !training,
    willingToProvidePaidTraining: training || random.chance(0.25),
    createdAt: daysBefore(now, age, random.int(10, 900)),
    ...(age > 10 && random.chance(CLOSED_SHARE) && { deletedAt: daysBefore(now, random.int(1, 9)) }),
  };
};

const buildFeatured = (random: Random, now: Date, featured: FeaturedJob, companies: DemoCompany[]): DemoJob => {
  const companyIndex = companies.findIndex((company) => company.name === featured.companyName);
  const company = companies[companyIndex]!;
  const tradeTemplate =
    tradeTemplates[company.tradeTemplate].jobs.find((job) => job.title === featured.name) ??
    tradeTemplates[company.tradeTemplate].jobs[0]!;
  const { deletedAt: _neverClosed, ...drawn } = buildJob(random, now, tradeTemplate, companyIndex, company);
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

/** The jobs of the pictures first, in their order, then each other contractor's posts in turn until there are enough. */
export const buildJobs = (random: Random, now: Date, companies: DemoCompany[]): DemoJob[] => {
  const jobs = featuredJobs.map((featured) => buildFeatured(random, now, featured, companies));
  const taken = new Set(jobs.map((job) => `${job.companyIndex} ${job.name}`));
  for (let round = 0; jobs.length < JOBS && round < 4; round++) {
    companies.forEach((company, index) => {
      const tradeTemplate = tradeTemplates[company.tradeTemplate].jobs[round];
      const isFree =
        tradeTemplate &&
        company.kind === 'provider' &&
        index !== LAKELAND_INDEX &&
        !taken.has(`${index} ${tradeTemplate.title}`);
      if (isFree && jobs.length < JOBS) jobs.push(buildJob(random, now, tradeTemplate, index, company));
    });
  }
  return jobs;
};
