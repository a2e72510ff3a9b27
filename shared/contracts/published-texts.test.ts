import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formChoices } from '../options/app/form-choices.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** The endpoints of posts and profiles whose bodies have texts that only their receiver, or only the writer, reads. */
const privateTexts: Readonly<Record<string, string>> = {
  searchJobs: 'the words of a search',
  searchJobsAtZip: 'a search',
  searchJobsOfType: 'a search',
  searchCompanies: 'a search',
  searchProjects: 'a search',
  listProjectsAround: 'a search',
  findUsersWithinRadius: 'a search',
  moveApplicant: 'stages',
  assignPerson: 'an id',
  followPerson: 'an id',
  addApplicantNote: 'a note that only colleagues read',
  changeApplicantNote: 'a note that only colleagues read',
  readActivity: 'ids',
  recordActivity: 'ids',
  noteProjectTie: 'a note that only colleagues read',
};

const all: readonly Endpoint[] = Object.values(endpoints);
const publishing = all.filter(({ publishes }) => publishes);

type Schema = { [key: string]: unknown };

/** Returns the choices anywhere in a JSON schema. */
const choicesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(choicesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: choices = [], const: only, ...rest } = schema as Schema;
  const own = [...(choices as unknown[]), only].filter((each): each is string => typeof each === 'string');
  return [...own, ...choicesIn(Object.values(rest))];
};

describe('endpoints that publish texts', () => {
  it('are all endpoints of jobs, projects and profiles that save a body, but for those with private texts', () => {
    const saving = all.filter(
      ({ group, method, body }) => ['jobs', 'projects', 'profiles'].includes(group) && method !== 'GET' && body,
    );
    const unknown = saving.filter(({ name, publishes }) => !publishes && privateTexts[name] === undefined);
    expect(unknown.map(({ name }) => name)).toEqual([]);
    expect(publishing.filter(({ name }) => privateTexts[name] !== undefined)).toEqual([]);
  });

  it.each(publishing.map((endpoint) => [endpoint.name, endpoint] as const))(
    'offer no choice that staff could block, in %s',
    (_, { body }) => {
      const choices = choicesIn(z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any' }));
      const blockable = choices.filter((each) => each.length > 2 && !formChoices.includes(each));
      expect(blockable).toEqual([]);
    },
  );
});
