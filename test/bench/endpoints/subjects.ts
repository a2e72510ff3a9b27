import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import * as contract from '@plumbline/shared/contracts/index';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';
import { invoke } from '../invoke.ts';

export type Role = 'company' | 'vendor' | 'seeker' | 'school' | 'staff';
type Person = { id: string; profileId: string; email: string; password: string };

/** The callers, and the subjects of their calls: people of the demo data and entries of their own lists. */
export type Subjects = {
  people: Record<Role, Person>;
  ids: Record<string, string>;
};

const kinds: Record<Role, string> = {
  company: 'provider',
  vendor: 'vendor',
  seeker: 'candidate',
  school: 'educational',
  staff: 'support',
};

/** An unknown id: calls about it return an error, which the bench reports. */
export const NOBODY = '0123456789abcdef01234567';

const endpointNamed = (name: string): Endpoint => {
  const found = contract.endpoints.find((each) => each.name === name);
  if (!found) throw new Error(`The contract has no ${name}`);
  return found;
};

/** The first (or a later) entry of a response that is a list, or has one. */
const entryOf = (body: unknown, at: number): Record<string, unknown> => {
  const list = Array.isArray(body)
    ? body
    : Object.values(body ?? {}).find((each) => Array.isArray(each) && each.length);
  return ((list as unknown[] | undefined)?.[at] ?? {}) as Record<string, unknown>;
};

export const findSubjects = async (now: Date): Promise<Subjects> => {
  const { accounts } = buildDemoWorld(now);
  const people = Object.fromEntries(
    Object.entries(kinds).map(([role, kind]) => {
      const { id, profileId = '', email, password } = accounts.find((account) => account.kind === kind)!;
      return [role, { id, profileId, email, password }];
    }),
  ) as Record<Role, Person>;
  const ask = async (role: Role, name: string, given: Parameters<typeof invoke>[1] = {}, at = 0) => {
    try {
      return entryOf((await invoke(endpointNamed(name), given, people[role].id)).body, at);
    } catch {
      return {};
    }
  };
  const text = (value: unknown): string => (typeof value === 'string' ? value : NOBODY);
  const job = text((await ask('company', 'listJobs')).id);
  const project = text((await ask('company', 'listProjects')).id);
  const photo = await invoke(
    endpointNamed('getProfile'),
    { params: { id: people.seeker.profileId } },
    people.seeker.id,
  );
  const file = (photo.body as { profilePhoto?: { id?: string } }).profilePhoto?.id;
  return {
    people,
    ids: {
      job,
      otherJob: text((await ask('company', 'listJobs', {}, 1)).id),
      project,
      plan: text((await ask('company', 'listPlans', { params: { id: project } })).id),
      file: file ?? NOBODY + NOBODY,
      payment: text((await ask('company', 'listPaymentHistory')).id),
      partner: text((await ask('company', 'listConversations')).profile),
      notification: text((await ask('company', 'listNotifications')).id),
      company: people.company.profileId,
      companyUser: people.company.id,
      seeker: people.seeker.profileId,
      seekerUser: people.seeker.id,
      vendor: people.vendor.profileId,
      school: people.school.profileId,
      known: text((await ask('company', 'listKnownPeople')).id),
    },
  };
};
