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

/** A company and a job seeker, with the items between them that one read found. */
export type Parties = {
  company: string;
  seeker: string;
  /** Undefined when the seeker's account was deleted or never existed. */
  profile: SeekerProfileItem | undefined;
  /** Undefined when the calling code has checked the company already. */
  companyProfile?: CompanyProfileItem | undefined;
  /** Present when the seeker has blocked the company. */
  block: unknown;
  /** True when the seeker's contact details are open to the company. */
  isConnected: boolean;
  /** Access entries between the two, as far as they were read. */
  entries?: readonly AccessEntryItem[];
};

/** Reads both parties in one consistent request. */
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

/** Returns whether a seeker is in a priority window of another company. */
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
  /** True when the transaction writes the seeker's profile under its own condition, so that none is added here. */
  writesProfile?: boolean;
  /** True when applications don't matter, so that they aren't queried. */
  ignoresEntries?: boolean;
};

/** Returns the conditions of the transaction: they repeat every fact that the permission depends on. */
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
 * Returns whether a company and a seeker may take an action now, by the table of party rules. A permission has
 * conditions that repeat every fact it depends on, for the transaction of the action. Applications between the two are
 * queried only when they matter: when the worker is hidden or in another company's priority window.
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

/** Returns whether the two may take an action that writes nothing and so needs no conditions. */
export const mayMeet = async (action: PartyAction, parties: Parties, options?: GateOptions): Promise<boolean> =>
  !(await checkParties(action, parties, options)).refusal;
