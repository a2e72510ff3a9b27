import { withAllowed } from '@plumbline/functions/services/rich-text/rich-text';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { oshaCertifications } from '@plumbline/shared/options/background/credentials';
import * as options from '@plumbline/shared/options/companies/company';
import { type TradeTemplateName, tradeTemplateNames, tradeTemplates } from '../trade-templates/all-trade-templates.ts';
import { type Area, homeCounty, metros } from '../world/areas.ts';
import { fictionalPhone, placeFields, streetAddress } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import { laborOf } from '../world/further-answers.ts';
import { firstNames, lastNames, slug } from '../world/names.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/records.ts';
import { texts } from '../world/texts.ts';
import { type FeaturedCompany, featuredCompanies } from './featured-companies.ts';

const GENERATED_COMPANIES = 50;
/** The number of days by which accounts with a demo sign-in are older than those of other companies. */
const ACCOUNT_DAYS = 365;
/** One in this many generated companies is a vendor. */
const VENDOR_EVERY = 7;

type Start = Partial<FeaturedCompany> & {
  name: string;
  tradeTemplate: TradeTemplateName;
  kind: 'provider' | 'vendor';
  area: Area;
};

const describe = (random: Random, { name, tradeTemplate, kind }: Start, city: string, people: number): string => {
  const since = random.int(1968, 2016);
  const trades = tradeTemplates[tradeTemplate].trades.slice(0, 4).join(', ');
  const first =
    kind === 'vendor'
      ? `<p>${name} supplies contractors around ${city} with material for ${trades}. Ordered by three, on site the next morning.</p>`
      : `<p>${name} works from ${city}. We ${tradeTemplates[tradeTemplate].work}.</p>`;
  return withAllowed(`${first}<p>Founded in ${since}, ${people} people. ${random.pick(texts.companyCharacters)}</p>`);
};

/** Returns the bands of employees and revenue that fit a number of people. */
const sizeBands = (people: number) => {
  if (people <= 20) return { numberOfEmployees: '5 - 20', volumeCompletedProjects: '$1M-$5M' } as const;
  if (people <= 50) return { numberOfEmployees: '20 - 50', volumeCompletedProjects: '$5M-$25M' } as const;
  return { numberOfEmployees: '50 - 100', volumeCompletedProjects: '$5M-$25M' } as const;
};

const operations = (random: Random, { tradeTemplate, kind }: Start, people: number) => {
  const trades: string[] = [...tradeTemplates[tradeTemplate].trades];
  return {
    taxId: `00-${random.int(1000000, 9999999)}`,
    workRadius: random.pick(options.workRadii),
    industry: random.sample(options.industries, random.int(1, 3)),
    ...sizeBands(people),
    emr: `0.${random.int(68, 99)}`,
    utilizeUnionLabor: random.pick(['Y', 'N', 'N', 'N/A'] as const),
    oshaCertification: random.pick(oshaCertifications),
    paymentProcessTime: random.pick(options.paymentTerms),
    affiliations: random.sample(texts.affiliations, random.int(0, 2)),
    qualifiedDesignations: random.chance(0.4) ? [random.pick(options.designations)] : [],
    tradesRelatedToProduct: kind === 'vendor' ? trades : [],
    selfPerformWorkCategories: kind === 'vendor' ? [] : trades,
    employeeSkillsNeeded: kind === 'vendor' ? [] : trades.slice(0, 3),
  };
};

const buildCompany = (random: Random, now: Date, start: Start, index: number): DemoCompany => {
  const at = start.zip ? locateZip(start.zip)! : random.pick(start.area.zips);
  const people = random.int(6, 80);
  const firstName = start.contact?.firstName ?? random.pick(firstNames);
  const lastName = start.contact?.lastName ?? random.pick(lastNames);
  return {
    id: random.hexId(),
    kind: start.kind,
    tradeTemplate: start.tradeTemplate,
    name: start.name,
    email: start.email ?? `office@${slug(start.name)}.example.com`,
    phoneNumber: fictionalPhone(random, start.area.areaCode),
    address: start.address ?? streetAddress(random),
    ...placeFields(at),
    website: `https://${slug(start.name)}.example.com`,
    description: start.description ?? describe(random, start, at.city, people),
    public: start.recruiting ?? random.chance(0.6),
    primaryUser: { id: random.hexId(), displayName: `${firstName} ${lastName}` },
    lastActivity: daysBefore(now, start.email ? 0 : random.int(0, 20), random.int(5, 600)),
    createdAt: daysBefore(now, random.int(70, 700) + (start.email ? ACCOUNT_DAYS : 0), random.int(0, 600)),
    company: {
      principleContact: { firstName, lastName },
      labor: laborOf(index),
      isFranchise: index % 9 === 4,
      selfPerformWork: start.kind !== 'vendor',
      country: 'United States',
      ...operations(random, start, people),
      ...start.company,
    },
  };
};

/** Returns unique names such as 'Wawasee Roofing'. */
const generatedStarts = (random: Random): Start[] => {
  const areas = [homeCounty, ...metros];
  return Array.from({ length: GENERATED_COMPANIES }, (_, index) => {
    const area = areas[index % areas.length]!;
    const word = area.words[Math.floor(index / areas.length)]!;
    // A step that shares no factor with the number of trade templates spreads every trade over every area.
    const tradeTemplate = tradeTemplateNames[(index * 7) % tradeTemplateNames.length]!;
    const kind = index % VENDOR_EVERY === VENDOR_EVERY - 1 ? 'vendor' : 'provider';
    const [firstNoun = ''] = tradeTemplates[tradeTemplate].nouns;
    const noun =
      kind === 'vendor' ? `${firstNoun.split(' & ')[0]} Supply` : random.pick(tradeTemplates[tradeTemplate].nouns);
    return { name: `${word} ${noun}`, tradeTemplate, kind, area };
  });
};

/** Returns the featured companies in their order, then one generated company for each area in turn. */
export const buildCompanies = (random: Random, now: Date): DemoCompany[] =>
  [...featuredCompanies.map((featured) => ({ ...featured, area: homeCounty })), ...generatedStarts(random)].map(
    (start, index) => buildCompany(random, now, start, index),
  );

/** Returns the index of the company with this name. */
export const companyNamed = (companies: readonly DemoCompany[], name: string): number =>
  companies.findIndex((company) => company.name === name);
