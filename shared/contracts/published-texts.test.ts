import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formChoices } from '../options/app/form-choices.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** The endpoints whose bodies have texts that one receiver, who can report them, or only the writer or staff read. */
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
  login: 'a password',
  enrollApp: 'a code',
  enterCode: 'a code',
  confirmEmail: 'a password',
  deleteUser: 'a password',
  signOutOthers: 'a password',
  requestPasswordReset: 'an e-mail',
  changeUserPassword: 'a password',
  checkUserPassword: 'a password',
  changeAuthUserPassword: 'a password',
  requestEmailChange: 'an e-mail and a password',
  confirmEmailChange: 'a key',
  requestSupport: 'a request to staff',
  requestProfileSupport: 'a request to staff',
  requestCompanySupport: 'a request to staff',
  writeToSupport: 'a request to staff',
  reportPayment: 'a report for staff',
  sendBriefing: 'a message to one receiver',
  searchWorkers: 'a search',
  findCompanies: 'a search',
  listCompanyMatches: 'a search',
  changeSavedSearch: 'a search',
  addPushDevice: 'the keys of a browser',
  register: 'the page the visitor came from',
  createUser: 'an account that staff create',
  rejectSeekerAccess: 'a reason for one receiver',
  rejectCompanyAccess: 'a reason for one receiver',
  requestCompanyAccess: 'a message to one receiver',
  saveSearch: 'a search',
  proposeInterview: 'a message to one receiver',
  answerInterview: 'a message to one receiver',
  startUpload: 'the name of an own file',
  startAttachment: 'the name of a file for one receiver',
  createIntent: 'ids',
  recordPayment: 'ids',
  sendMessage: 'a message to one receiver',
  createReport: 'a report for staff',
  reportBrowserError: 'an error for engineers',
};

const all: readonly Endpoint[] = Object.values(endpoints);
const publishing = all.filter(({ publishes }) => publishes);

type Schema = { [key: string]: unknown };

const SENTENCE = 'Call Ruth today';

/** Whether a body takes words of the user anywhere: a text that is no choice, no date, no id and no code. */
const hasFreeText = (schema: unknown): boolean => {
  if (Array.isArray(schema)) return schema.some(hasFreeText);
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, enum: choices, const: only, format, pattern, ...rest } = schema as Schema;
  const isFree = type === 'string' && !choices && only === undefined && !format;
  return (isFree && new RegExp(String(pattern ?? ''), 'u').test(SENTENCE)) || Object.values(rest).some(hasFreeText);
};

/** Returns the choices anywhere in a JSON schema. */
const choicesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(choicesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: choices = [], const: only, ...rest } = schema as Schema;
  const own = [...(choices as unknown[]), only].filter((each): each is string => typeof each === 'string');
  return [...own, ...choicesIn(Object.values(rest))];
};

describe('endpoints that publish texts', () => {
  it('are all endpoints of users that take a text of theirs, but for those whose texts are private', () => {
    const jsonOf = (body: z.ZodType) => z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    const saving = all.filter(
      ({ method, auth, body }) => method !== 'GET' && auth !== 'support' && body && hasFreeText(jsonOf(body)),
    );
    const unknown = saving.filter(({ name, publishes }) => !publishes && privateTexts[name] === undefined);
    const help =
      'Set `publishes` in the contract when others read the texts; otherwise add the endpoint to `privateTexts`';
    expect(
      unknown.map(({ name }) => name),
      help,
    ).toEqual([]);
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
