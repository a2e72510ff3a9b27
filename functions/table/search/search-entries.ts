import type { WorkerListFacts } from '@plumbline/shared/domain/access/worker-lists';
import { dayNumber } from '@plumbline/shared/domain/dates/calendar-day';
import { mostAnHour } from '@plumbline/shared/domain/jobs/pay';
import { postedAt } from '@plumbline/shared/domain/jobs/posting-day';
import {
  isSkilled,
  type SeekerTradeSource,
  seekerRating,
  seekerTrades,
} from '@plumbline/shared/domain/matching/seeker-trades';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { isTradeText } from '@plumbline/shared/domain/trades/trade-text';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import type { PositionType } from '@plumbline/shared/options/jobs/position-types';
import type { Shift } from '@plumbline/shared/options/jobs/shifts';
import type { Overtime, TravelTerm } from '@plumbline/shared/options/jobs/work-facts';
import { searchKinds } from '@plumbline/shared/table-names';
import type { JobItem } from '../jobs/job.ts';
import type { PlacedSeeker, SeekerProfileItem } from '../profiles/profile.ts';
import { atCityCenter } from './city-center.ts';
import { markOf } from './geo-entry.ts';
import { type GeoDocument, geoIndex } from './geo-index.ts';

/** The bit of each position type in an entry. Bits are never reused for another type. */
const positionBits: Record<PositionType, number> = {
  'Full-Time': 1,
  'Part-Time': 2,
  Internship: 4,
  'Training Apprenticeship': 8,
};
export const bitsOfPositions = (types: readonly PositionType[] = []): number =>
  types.reduce((bits, type) => bits | positionBits[type], 0);

/** Returns whether one of the wanted positions is offered; true when none is wanted in particular. */
export const seeksPosition = (wanted: number, offered: number): boolean => wanted === 0 || (wanted & offered) !== 0;

/** The bit of each shift in an entry. Bits are never reused for another shift. */
const shiftBits: Record<Shift, number> = {
  'Day shift': 1,
  'Evening shift': 2,
  'Night shift': 4,
  'Rotating shift': 8,
  'Weekend shift': 16,
};
export const bitsOfShifts = (chosen: readonly Shift[] = []): number =>
  chosen.reduce((bits, shift) => bits | shiftBits[shift], 0);

/** The bits of overtime and travel, in one byte of an entry. Bits are never reused for another term. */
const overtimeBits: Record<Overtime, number> = { 'No overtime': 1, 'Some overtime': 2, 'Regular overtime': 4 };
const travelBits: Record<TravelTerm, number> = {
  'Travel required': 8,
  'Per diem': 16,
  'Travel time paid': 32,
  'Mileage paid': 64,
  'Lodging paid': 128,
};
export const bitsOfOvertime = (chosen: readonly Overtime[] = []): number =>
  chosen.reduce((bits, amount) => bits | overtimeBits[amount], 0);
export const bitsOfTravel = (chosen: readonly TravelTerm[] = []): number =>
  chosen.reduce((bits, term) => bits | travelBits[term], 0);

/** The bit of each license in two bytes of an entry, which has no more. Bits are never reused for another license. */
const licenseBits: Record<WorkerDocumentKind, number> = {
  'journeyman-license': 1,
  'master-license': 2,
  'electrical-license': 4,
  cdl: 8,
  'osha-10': 16,
  'osha-30': 32,
  nccer: 64,
  welding: 128,
  'epa-608': 256,
  backflow: 512,
  forklift: 1024,
  'aerial-lift': 2048,
  rigging: 4096,
  'first-aid': 8192,
  twic: 16_384,
  'union-card': 32_768,
};
export const bitsOfLicenses = (kinds: readonly WorkerDocumentKind[] = []): number =>
  kinds.reduce((bits, kind) => bits | licenseBits[kind], 0);

/** The last day that two bytes can have; a later start counts as this day. */
const LAST_DAY = 65_535;
/** Returns the day of a job's start in an entry, as days since 1970-01-01; 0 for none. */
const startOf = ({ startDate }: Pick<JobItem, 'startDate'>): number =>
  startDate ? Math.min(LAST_DAY, Math.max(1, dayNumber(startDate))) : 0;

/** The bits of a job's offer, in one byte: its position types, paid training, and whether it requires experience. */
const PAID_TRAINING = 16;
const EXPERIENCE_ASKED = 32;
const EXPERIENCE_NOT_ASKED = 64;
/** The bit of a job's offer which says that the company shows its jobs only to members. */
const MEMBERS_ONLY = 128;
type OfferSource = Pick<JobItem, 'type' | 'willingToProvidePaidTraining' | 'experienceRequired' | 'membersOnly'>;
export const offerOf = (job: OfferSource): number =>
  bitsOfPositions([job.type]) |
  (job.willingToProvidePaidTraining ? PAID_TRAINING : 0) |
  (job.membersOnly ? MEMBERS_ONLY : 0) |
  (job.experienceRequired === undefined ? 0 : job.experienceRequired ? EXPERIENCE_ASKED : EXPERIENCE_NOT_ASKED);
export const offersPaidTraining = (offer: number): boolean => (offer & PAID_TRAINING) !== 0;
export const isForMembersOnly = (offer: number): boolean => (offer & MEMBERS_ONLY) !== 0;
/** Returns whether a job requires experience (`asked` is true) or doesn't. False for jobs that leave it open. */
export const asksExperience = (offer: number, asked: boolean): boolean =>
  (offer & (asked ? EXPERIENCE_ASKED : EXPERIENCE_NOT_ASKED)) !== 0;

/**
 * The index of open jobs, by place and trade. Their cards are read for the shown page only. `pay` is in cents an hour,
 * 0 for none, and `start` in days since 1970-01-01.
 */
export const jobsNearby = geoIndex(searchKinds.jobs, {
  postedAt: 'time',
  offer: 'byte',
  company: 'mark',
  pay: 'amount',
  shift: 'byte',
  terms: 'byte',
  start: 'amount',
  licenses: 'amount',
});
export type JobNearby = Awaited<ReturnType<typeof jobsNearby.near>>[number];

/** Returns the mark of a job's company in an entry; older entries have an empty one. */
export const companyMark = markOf;

export const jobDocument = (job: JobItem): GeoDocument<JobNearby['facts']> => ({
  id: job.id,
  latitude: job.latitude,
  longitude: job.longitude,
  trades: new Map(job.tradeCategories.map((trade) => [trade, 0])),
  facts: {
    postedAt: postedAt(job),
    offer: offerOf(job),
    company: companyMark(job.company),
    pay: mostAnHour(job.pay) ?? 0,
    shift: bitsOfShifts(job.shift && [job.shift]),
    terms: bitsOfOvertime(job.overtime && [job.overtime]) | bitsOfTravel(job.travel),
    start: startOf(job),
    licenses: bitsOfLicenses(job.requiredLicenses),
  },
  texts: [job.name, job.companyName, placeText(job), ...job.tradeCategories],
});

/** Returns the texts of a job's entry by their meaning; empty when the search read none. */
export const textsOfJob = ({ texts = [] }: Pick<JobNearby, 'texts'>) => {
  const [name = '', companyName = '', place = '', ...tradeCategories] = texts;
  return { name, companyName, place, tradeCategories };
};

/** The bits of a seeker that lists of workers filter by, in one byte. */
const SKILLED = 1;
const LICENSED = 2;
const traitsOf = ({ seeker }: SeekerProfileItem): number =>
  (isSkilled(seeker) ? SKILLED : 0) | (seeker.validDriversLicense ? LICENSED : 0);
export const isLicensedEntry = (traits: number): boolean => (traits & LICENSED) !== 0;

/** The date in entries of seekers without a priority access. */
const NEVER = new Date(0).toISOString();
/** The index of public, complete seekers, by place and trade. It has neither names nor contact details. */
export const seekersNearby = geoIndex(searchKinds.seekers, {
  positions: 'byte',
  traits: 'byte',
  lastActivity: 'time',
  lastPriorityAccess: 'time',
});
export type SeekerNearby = Awaited<ReturnType<typeof seekersNearby.near>>[number];

/**
 * Returns the facts of an entry that decide which lists a seeker is in. The date of a priority access is exact to the
 * second.
 */
export const listedEntry = ({ traits, lastPriorityAccess }: SeekerNearby['facts']): WorkerListFacts => ({
  isSkilled: (traits & SKILLED) !== 0,
  lastPriorityAccess: lastPriorityAccess === NEVER ? undefined : lastPriorityAccess,
});

/** Returns a seeker's level in a trade: 0 without hands-on experience, otherwise the rating plus one. */
export const levelOf = (seeker: SeekerTradeSource, trade: string): number => (seekerRating(seeker, trade) ?? -1) + 1;
export const ratingOfLevel = (level: number): number | undefined => (level === 0 ? undefined : level - 1);

/** Returns trades and facts of a seeker's entry. Free-text skills that could contain a name are left out. */
export const seekerFacts = (
  profile: SeekerProfileItem,
): Pick<GeoDocument<SeekerNearby['facts']>, 'trades' | 'facts'> => {
  const { seeker, lastActivity } = profile;
  const trades = seekerTrades(seeker).filter(isTradeText);
  return {
    trades: new Map(trades.map((trade) => [trade, levelOf(seeker, trade)])),
    facts: {
      positions: bitsOfPositions(seeker.positionSeeking),
      traits: traitsOf(profile),
      lastActivity,
      lastPriorityAccess: profile.lastPriorityAccess ?? NEVER,
    },
  };
};

export const seekerDocument = (profile: PlacedSeeker): GeoDocument<SeekerNearby['facts']> => {
  const { id, latitude, longitude } = atCityCenter(profile);
  return { id, latitude, longitude, ...seekerFacts(profile) };
};
