import { locateZip } from '@plumbline/shared/geography/zip-location';
import { educationLevels } from '@plumbline/shared/options/background/education';
import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import { tradeTemplateNames, tradeTemplates } from '../trade-templates/all-trade-templates.ts';
import type { TradeTemplate } from '../trade-templates/trade-template.ts';
import { type Area, homeCounty, metros } from '../world/areas.ts';
import { fictionalPhone, placeFields, streetAddress } from '../world/contact.ts';
import { daysBefore } from '../world/dates.ts';
import { furtherAnswers } from '../world/further-answers.ts';
import { firstNames, lastNames } from '../world/names.ts';
import type { Random } from '../world/random.ts';
import type { DemoSeeker } from '../world/records.ts';
import { texts } from '../world/texts.ts';
import { type FeaturedSeeker, featuredSeekers } from './featured-seekers.ts';

const SEEKERS = 600;
/** One in this many seekers is from the home county, so that searches there find many. */
const COUNTY_EVERY = 5;

type SeekerPart = DemoSeeker['seeker'];

/**
 * The years of experience from which demo seekers call themselves Skilled, Journeyman and Master, above the required
 * minimum.
 */
const LEVEL_YEARS = [2, 5, 10];

const ratingFor = (years: number): number => LEVEL_YEARS.filter((least) => years >= least).length;

/**
 * Returns the highest position of a seeker, as an index into the positions of the trade. A Journeyman is no longer a
 * helper.
 */
const rungOf = (tradeTemplate: TradeTemplate, years: number): number =>
  Math.min(tradeTemplate.positions.length - 1, ratingFor(years));

const bandFor = (years: number) => {
  if (years < 1) return '<1YR';
  if (years < 5) return '1-5YR';
  return years < 10 ? '5-10YR' : '10YR+';
};

const drawExperiences = (
  random: Random,
  tradeTemplate: TradeTemplate,
  years: number,
): SeekerPart['handsOnExperiences'] =>
  random.sample(tradeTemplate.trades, random.int(1, 4)).map((category, index) => {
    const inTrade = Math.max(0, index === 0 ? years : years - random.int(1, 6));
    return { category, rating: ratingFor(inTrade), amount: bandFor(inTrade) };
  });

/** Returns one entry for each position that the seeker has held, newest first. The first one is current. */
const drawHistory = (random: Random, tradeTemplate: TradeTemplate, years: number, thisYear: number) => {
  const rungs = rungOf(tradeTemplate, years) + 1;
  const span = Math.max(1, Math.floor(years / rungs));
  return tradeTemplate.positions
    .slice(0, rungs)
    .map(({ position, days }, rung) => {
      const from = String(thisYear - years + rung * span);
      const ending = rung === rungs - 1 ? { current: true } : { to: String(thisYear - years + (rung + 1) * span) };
      return { position, from, ...ending, ...(random.chance(0.85) && { dailyResponsibilities: days }) };
    })
    .reverse();
};

const drawReferences = (random: Random, areaCode: string): SeekerPart['references'] =>
  Array.from({ length: random.int(1, 3) }, () => {
    const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
    return {
      name: `${first} ${last}`,
      relationship: random.pick(['Former foreman', 'Owner', 'Superintendent', 'Instructor', 'Crew leader']),
      email: `${first}.${last}@example.com`.toLowerCase(),
      phone: fictionalPhone(random, areaCode),
    };
  });

const drawPositions = (random: Random, years: number): PositionType[] => {
  if (years < 2) return random.sample(['Training Apprenticeship', 'Full-Time', 'Internship'], random.int(1, 2));
  return random.chance(0.15) ? ['Full-Time', 'Part-Time'] : ['Full-Time'];
};

const drawSeekerPart = (
  random: Random,
  tradeTemplate: TradeTemplate,
  areaCode: string,
  thisYear: number,
  years: number,
): Omit<SeekerPart, 'managementExperience'> => {
  const hasFormalTraining = random.chance(0.45);
  const hasHandsOnExperience = years > 0 || !hasFormalTraining;
  const handsOnExperiences = hasHandsOnExperience ? drawExperiences(random, tradeTemplate, years) : [];
  const hasReferences = random.chance(0.7);
  return {
    tradeCategories: random.chance(0.25) ? [random.pick(tradeTemplate.trades)] : [],
    positionSeeking: drawPositions(random, years),
    isVeteran: random.chance(0.12),
    isAdult: true,
    authorizedInUS: true,
    requireSponsorship: random.chance(0.05),
    latestEducation: random.pick(educationLevels),
    hasFormalTraining,
    formalTrainingDescription: hasFormalTraining ? random.pick(tradeTemplate.schools) : '',
    formalTrainingCategories: hasFormalTraining ? [tradeTemplate.trades[0]!] : [],
    hasHandsOnExperience,
    handsOnExperiences,
    handsOnExperienceDescription: hasHandsOnExperience
      ? tradeTemplate.positions[rungOf(tradeTemplate, years)]!.days
      : '',
    previousCompaniesWorkedFor: years > 0 ? drawHistory(random, tradeTemplate, years, thisYear) : [],
    hasReferences,
    references: hasReferences ? drawReferences(random, areaCode) : [],
    validDriversLicense: random.chance(0.9),
    validCdlLicense: random.chance(0.12),
    hiddenFacts: [],
    reliableTransportation: random.chance(0.92),
  };
};

/** Returns the years of experience of a featured seeker, which fit the longest experience. */
const yearsOf = ({ experiences }: FeaturedSeeker): number => {
  if (experiences.some((each) => each.amount === '10YR+')) return 13;
  return experiences.some((each) => each.amount === '5-10YR') ? 7 : 3;
};

/** Returns the texts of a seeker, chosen by the index of the seeker, so that the other demo data stay the same. */
const about = (tradeTemplate: TradeTemplate, years: number, city: string, index: number): string => {
  const { position } = tradeTemplate.positions[rungOf(tradeTemplate, years)]!;
  const experience = years > 0 ? `${years} ${years === 1 ? 'year' : 'years'} in the trade` : 'new to the trade';
  return `<p>${position} near ${city}, ${experience}.</p><p>${texts.wishes[index % texts.wishes.length]}</p>`;
};

const buildSeeker = (random: Random, now: Date, index: number, area: Area, featured?: FeaturedSeeker): DemoSeeker => {
  const at = featured ? locateZip(featured.zip)! : random.pick(area.zips);
  const tradeTemplate = featured ? tradeTemplates.framing : tradeTemplates[random.pick(tradeTemplateNames)];
  const name = featured?.name ?? random.pick(firstNames);
  const lastName = featured?.lastName ?? random.pick(lastNames);
  const years = featured ? yearsOf(featured) : random.int(0, 18);
  const drawn = drawSeekerPart(random, tradeTemplate, area.areaCode, now.getUTCFullYear(), years);
  const fixed = featured && {
    tradeCategories: [],
    positionSeeking: ['Full-Time' as const],
    hasHandsOnExperience: true,
    handsOnExperiences: featured.experiences,
    ...featured.seeker,
  };
  // A beginner has chosen the trade, but has no training and no experience in it.
  const begins = !featured &&
    years === 0 && {
      tradeCategories: [tradeTemplate.trades[0]!],
      hasFormalTraining: false,
      formalTrainingDescription: '',
      formalTrainingCategories: [],
      hasHandsOnExperience: false,
      handsOnExperiences: [],
      handsOnExperienceDescription: '',
    };
  const answers = { ...drawn, ...begins, ...fixed };
  return {
    id: random.hexId(featured?.idPrefix),
    kind: 'candidate',
    name,
    lastName,
    email: featured?.email ?? `${name}.${lastName}.${index}@example.com`.toLowerCase(),
    phoneNumber: fictionalPhone(random, area.areaCode),
    address: streetAddress(random),
    ...placeFields(at),
    description: about(tradeTemplate, years, at.city, index),
    public: featured ? true : random.chance(0.93),
    primaryUser: { id: random.hexId(), displayName: `${name} ${lastName}` },
    lastActivity: daysBefore(now, featured ? 0 : random.int(0, 45), random.int(5, 1200)),
    createdAt: daysBefore(now, random.int(46, 500), random.int(0, 1200)),
    seeker: { ...furtherAnswers(answers, years, index), ...answers },
  };
};

/** Returns the featured seekers in their order, then generated ones. */
export const buildSeekers = (random: Random, now: Date): DemoSeeker[] =>
  Array.from({ length: SEEKERS }, (_, index) => {
    const featured = featuredSeekers[index];
    const area = featured || index % COUNTY_EVERY === 0 ? homeCounty : metros[index % metros.length]!;
    return buildSeeker(random, now, index, area, featured);
  });
