import { LAKELAND_INDEX } from '../people/featured-companies.ts';
import { tradeTemplates } from '../trade-templates/all-trade-templates.ts';
import { homeCounty, metros } from '../world/areas.ts';
import { placeFields } from '../world/contact.ts';
import { dayAfter, daysBefore } from '../world/dates.ts';
import type { Random } from '../world/random.ts';
import type { DemoCompany, DemoProject } from '../world/records.ts';
import { type ProjectTemplate, projectTemplates } from './project-templates.ts';

const PROJECTS = 60;

const buildProject = (
  random: Random,
  now: Date,
  template: ProjectTemplate,
  word: string,
  companies: DemoCompany[],
  index: number,
): DemoProject => {
  const company = companies[index]!;
  const products = template.products ?? [];
  return {
    id: random.hexId(),
    companyIndex: index,
    name: `${word} ${template.noun}`,
    type: template.type,
    description: template.text,
    ...placeFields(company),
    startDate: dayAfter(now, random.int(14, 200)),
    // Only the first project, Pike Lake, has a last day for interest.
    ...(index === LAKELAND_INDEX && { interestUntil: dayAfter(now, 9) }),
    inviteVendorsToView: products.length > 0,
    addedDetail: template.detail ?? '',
    contractorTradeCategories: [...template.trades],
    vendorTradeCategories: [...products],
    createdAt: daysBefore(now, random.int(0, 50), random.int(10, 900)),
  };
};

/** Returns the templates that fit a company: those that need one of its trades. A general contractor posts any. */
const projectTemplatesFor = ({ tradeTemplate }: DemoCompany): readonly ProjectTemplate[] => {
  const own: readonly string[] = tradeTemplates[tradeTemplate].trades;
  const fitting = projectTemplates.filter((project) => project.trades.some((trade) => own.includes(trade)));
  return tradeTemplate === 'building' || fitting.length === 0 ? projectTemplates : fitting;
};

/**
 * Returns Lakeland's two projects, then projects of the other contractors in turn, named after the contractor's area.
 */
export const buildProjects = (random: Random, now: Date, companies: DemoCompany[]): DemoProject[] => {
  const owners = companies.flatMap((company, index) =>
    company.kind === 'provider' && index !== LAKELAND_INDEX ? [index] : [],
  );
  const projects = [
    buildProject(random, now, projectTemplates[0]!, 'Pike Lake', companies, LAKELAND_INDEX),
    buildProject(random, now, projectTemplates[1]!, 'Pike Lake', companies, LAKELAND_INDEX),
  ];
  const names = new Set(projects.map((project) => project.name));
  while (projects.length < PROJECTS) {
    const owner = owners[projects.length % owners.length]!;
    const company = companies[owner]!;
    const area = [...metros, homeCounty].findLast((each) => each.zips.some((zip) => zip.zip === company.zip));
    const project = buildProject(
      random,
      now,
      random.pick(projectTemplatesFor(company)),
      random.pick((area ?? homeCounty).words),
      companies,
      owner,
    );
    if (!names.has(project.name)) projects.push(project);
    names.add(project.name);
  }
  return projects;
};
