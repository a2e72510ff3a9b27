import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { asScript, jobPosting } from '../../../functions/api/public/job/job-posting.ts';
import { demoItems } from '../../../infra/local/demo/items/demo-items.ts';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
type PostedJob = Parameters<typeof jobPosting>[0];

/**
 * The properties that Google's job search requires or accepts in a JobPosting. Any other property is a
 * mistake. The compiler checks that each belongs to schema.org's vocabulary, by the types of schema-dts.
 */
const text = z.string().min(1);
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: text,
  addressRegion: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}/),
  addressCountry: z.literal('US'),
});
const quantity = {
  '@type': z.literal('QuantitativeValue'),
  unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
};
const salary = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.literal('USD'),
  value: z.union([
    z.strictObject({ ...quantity, value: z.number().positive() }),
    z.strictObject({ ...quantity, minValue: z.number().positive(), maxValue: z.number().positive() }),
  ]),
});
const employmentType = z.enum(['FULL_TIME', 'PART_TIME', 'INTERN', 'OTHER']);
const schema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: text,
  description: text,
  datePosted: z.iso.date(),
  url: z.url(),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: text, logo: z.url().optional() }),
  jobLocation: z.strictObject({ '@type': z.literal('Place'), address }),
  directApply: z.literal(false),
  employmentType: z.union([employmentType, z.array(employmentType).min(1)]),
  baseSalary: salary.optional(),
  totalJobOpenings: z.int().positive().optional(),
  jobStartDate: z.iso.date().optional(),
  workHours: text.optional(),
  occupationalCategory: text.optional(),
  qualifications: text.optional(),
  jobBenefits: text.optional(),
  experienceRequirements: text.optional(),
});

let posted: PostedJob[];

beforeAll(() => {
  process.env.SITE_URL = 'https://plumbline.example';
  process.env.TABLE_NAME = 'plumbline';
  const items = demoItems(buildDemoWorld(now), now);
  const of = <T>(entity: string) => items.filter(({ _et }) => _et === entity) as (T & { id: string })[];
  const texts = new Map(of<NonNullable<PostedJob['text']>>('JobText').map((each) => [each.id, each]));
  const companies = new Map(of<PostedJob['company']>('CompanyProfile').map((each) => [each.id, each]));
  posted = of<PostedJob['job']>('Job').flatMap((job) => {
    const company = companies.get(job.company);
    return company ? [{ job, text: texts.get(job.id), company, hasLogo: true }] : [];
  });
  // Building the demo takes a while on a busy machine.
}, 60_000);

describe('the data of a public job', () => {
  it('are a valid JobPosting for search engines, for every job of the demo', () => {
    expect(posted.length).toBeGreaterThan(150);
    for (const each of posted) {
      const { error } = schema.safeParse(jobPosting(each));
      expect(error?.issues, each.job.name).toBeUndefined();
    }
  });

  it('contain the pay in dollars for its unit, and leave out one end of a range and the pay for a whole job', () => {
    const [first] = posted;
    const paid = (pay: NonNullable<PostedJob['job']['pay']>) =>
      jobPosting({ ...first!, job: { ...first!.job, pay } }).baseSalary?.value;
    expect(paid({ from: 3150, to: 3700, unit: 'hour' })).toMatchObject({
      minValue: 31.5,
      maxValue: 37,
      unitText: 'HOUR',
    });
    expect(paid({ from: 8_400_000, to: 8_400_000, unit: 'year' })).toMatchObject({ value: 84_000, unitText: 'YEAR' });
    expect(paid({ to: 30_000, unit: 'day' })).toBeUndefined();
    expect(paid({ from: 30_000, unit: 'day' })).toBeUndefined();
    expect(paid({ from: 500_000, unit: 'project' })).toBeUndefined();
  });

  it.each([
    ['Full-Time', 'FULL_TIME'],
    ['Part-Time', 'PART_TIME'],
    ['Internship', 'INTERN'],
    ['Training Apprenticeship', ['FULL_TIME', 'OTHER']],
  ] as const)('have the type of a %s job as search engines know it', (type, expected) => {
    const [first] = posted;
    expect(jobPosting({ ...first!, job: { ...first!.job, type } }).employmentType).toEqual(expected);
  });

  it('have no end, as jobs have no last day, and leave out the website, which only members see [PRO-39]', () => {
    for (const each of posted) {
      const company = { ...each.company, website: 'https://acme.example' };
      const posting = jobPosting({ ...each, company });
      expect(posting).not.toHaveProperty('validThrough');
      expect(Object.keys(posting.hiringOrganization)).toEqual(['@type', 'name', 'logo']);
    }
  });

  it('contain the absolute address of the logo of a company with a photo, and no logo of one without', () => {
    for (const each of posted) {
      const logo = `https://plumbline.example/job/${each.job.id}/logo.webp`;
      expect(jobPosting(each).hiringOrganization).toMatchObject({ logo });
      expect(jobPosting({ ...each, hasLogo: false }).hiringOrganization).not.toHaveProperty('logo');
    }
  });

  it('use the title as the description when the company wrote no text', () => {
    const [first] = posted;
    const bare = jobPosting({ ...first!, text: undefined });
    expect(bare.description).toContain(first!.job.name);
    expect(schema.safeParse(bare).success).toBe(true);
  });

  it('contain no contact detail of the company', () => {
    for (const each of posted) {
      const data = JSON.stringify(jobPosting({ ...each, text: undefined }));
      for (const secret of [each.company.email, each.company.phoneNumber, each.company.address]) {
        if (secret) expect(data).not.toContain(secret);
      }
    }
  });

  it('never end the script element, whatever a text contains', () => {
    const hostile = '</script><!--<script>\u2028"';
    const written = asScript({ title: hostile });
    expect(written).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(written)).toEqual({ title: hostile });
  });
});
