import {
  type Circumstance,
  isRefusedIn,
  type PartyAction,
  type Refusal,
  type Relation,
  refusalOf,
  relations,
  reliedOnRelations,
} from '@plumbline/shared/domain/access/party-rules';
import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { now } from '../../platform/clock.ts';
import { type AccessEntryItem, entriesBetween, ifEntryOpen } from '../../table/access/access-entry.ts';
import { blockRequest, ifNotBlocked } from '../../table/access/block.ts';
import { contactAccessRequest, ifContactOpen } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import type { Write } from '../../table/core/transact.ts';
import { listPriorityAccesses } from '../../table/payments/priority-access.ts';
import { type CompanyProfileItem, type SeekerProfileItem, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { ifSeekerStill } from '../../table/profiles/seeker-conditions.ts';
import { relationsByEntries } from './relations.ts';

/** A company and a job seeker, with what one read found out about the two. */
export type Parties = {
  company: string;
  seeker: string;
  /** Undefined when the seeker deleted the account, or never was. */
  profile: SeekerProfileItem | undefined;
  /** Left out where the caller has checked the company itself. */
  companyProfile?: CompanyProfileItem | undefined;
  /** The seeker has blocked the company. */
  block: unknown;
  /** The seeker's contact details are open to the company. */
  isConnected: boolean;
  /** Entries of the two that were read as well. */
  entries?: readonly AccessEntryItem[];
};

/** The two parties, in one consistent request. */
export const readParties = async (company: string, seeker: string): Promise<Parties> => {
  const found = await batchGet({
    profiles: [seekerProfileRequest(seeker)],
    blocks: [blockRequest(seeker, company)],
    contactAccesses: [contactAccessRequest(company, seeker)],
  });
  return {
    company,
    seeker,
    profile: found.profiles[0],
    block: found.blocks[0],
    isConnected: Boolean(found.contactAccesses[0]),
  };
};

/** The window that runs is another company's, unless the last priority access is the company's own. */
const isInOtherWindow = async ({ company, profile }: Parties): Promise<boolean> => {
  if (!profile || !isInPriorityWindow(profile.lastPriorityAccess, now())) return false;
  const own = await listPriorityAccesses(company, profile.id);
  return own.every(({ date }) => date !== profile.lastPriorityAccess);
};

const circumstancesOf = ({ profile, companyProfile, block }: Parties, isTaken: boolean): Circumstance[] => {
  const holds: Readonly<Record<Circumstance, boolean>> = {
    'seeker deleted': !profile,
    'seeker suspended': Boolean(profile?.suspendedAt),
    'company closed': Boolean(companyProfile?.closedAt),
    'company suspended': Boolean(companyProfile?.suspendedAt),
    blocked: Boolean(block),
    hidden: Boolean(profile) && !(profile?.public && profile.complete),
    window: isTaken,
    always: true,
  };
  return (Object.keys(holds) as Circumstance[]).filter((each) => holds[each]);
};

type PartyFacts = { relations: Relation[]; entries: readonly AccessEntryItem[] };

const knownOf = ({ isConnected }: Parties, entries: readonly AccessEntryItem[]): PartyFacts => {
  const known = new Set<Relation>([
    'found',
    ...(isConnected ? (['connected'] as const) : []),
    ...relationsByEntries(entries),
  ]);
  return { relations: relations.filter((each) => known.has(each)), entries };
};

export type GateOptions = {
  /** The transaction writes the seeker's profile as it was read, so no condition about the profile is needed. */
  writesProfile?: boolean;
  /** Applications make no difference, so they aren't queried. */
  ignoresEntries?: boolean;
};

/** The conditions that repeat in a transaction what the permission rests on. */
const conditionsOf = (
  action: PartyAction,
  parties: Parties,
  holding: Circumstance[],
  known: PartyFacts,
  { writesProfile = false }: GateOptions,
): Write[] => {
  const { company, seeker, profile, block } = parties;
  const needs = (circumstance: Circumstance) =>
    !holding.includes(circumstance) && isRefusedIn(action, circumstance, known.relations);
  const still = { findable: needs('hidden'), window: needs('window') };
  const relied = reliedOnRelations(action, holding, known.relations);
  const application = known.entries.find((entry) => relationsByEntries([entry]).includes('applied'));
  return [
    ...(!block && needs('blocked') ? [ifNotBlocked(seeker, company)] : []),
    ...(profile && !writesProfile && (still.findable || still.window) ? [ifSeekerStill(profile, still)] : []),
    ...(relied.includes('connected') ? [ifContactOpen(company, seeker)] : []),
    ...(relied.includes('applied') && application ? [ifEntryOpen(application)] : []),
  ];
};

export type Permission = { refusal: Refusal } | { refusal?: undefined; conditions: Write[] };

/**
 * Whether the two may do something with each other now, by the table of party rules. When they may, the returned
 * conditions repeat every fact that this rests on, for the transaction that does it. The applications between the two
 * are queried only when they can make a difference: the worker hides or is in another company's priority window.
 */
export const checkParties = async (
  action: PartyAction,
  parties: Parties,
  options: GateOptions = {},
): Promise<Permission> => {
  const isTaken = isRefusedIn(action, 'window', ['found']) && (await isInOtherWindow(parties));
  const holding = circumstancesOf(parties, isTaken);
  const read = knownOf(parties, parties.entries ?? []);
  const refusal = refusalOf(action, holding, read.relations);
  if (!refusal) return { conditions: conditionsOf(action, parties, holding, read, options) };
  if (options.ignoresEntries || refusalOf(action, holding, relations)) return { refusal };
  const all = knownOf(parties, [
    ...(parties.entries ?? []),
    ...(await entriesBetween(parties.company, parties.seeker)),
  ]);
  const final = refusalOf(action, holding, all.relations);
  return final ? { refusal: final } : { conditions: conditionsOf(action, parties, holding, all, options) };
};

/** Whether the two may do something, where nothing is written that has to repeat it. */
export const mayMeet = async (action: PartyAction, parties: Parties, options?: GateOptions): Promise<boolean> =>
  !(await checkParties(action, parties, options)).refusal;
