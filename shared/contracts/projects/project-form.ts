import * as z from 'zod';
import { accessStates } from '../../domain/access/access-states.ts';
import { isValidZip } from '../../domain/contact-details/zip.ts';
import { invitationStates } from '../../domain/projects/invitation-states.ts';
import { projectTypes } from '../../options/companies/project-types.ts';
import { PROJECT_TEXT_MAX_LENGTH } from '../../options/limits.ts';
import { contact } from '../access/access-shape.ts';
import {
  calendarDay,
  calendarDayOrNone,
  id,
  isoDate,
  REQUIRED,
  requiredLine,
  requiredText,
  takenDown,
  text,
  ZIP_CODE,
} from '../fields.ts';
import { trades } from '../trades/trade-fields.ts';

export const WRONG_START_DATE = 'Please enter a valid project start date';
const WRONG_ZIP = 'Please enter a valid ZIP code';
export const WRONG_DAY = 'Please enter a valid date';

export const projectType = z.enum(projectTypes, { error: REQUIRED });
const projectTrades = trades(20);

/** The fields of the project form [PRJ-09 to PRJ-11]. */
export const projectFields = z.object({
  name: requiredLine(120),
  type: projectType,
  description: requiredText(PROJECT_TEXT_MAX_LENGTH),
  zip: z.string({ error: WRONG_ZIP }).max(20, WRONG_ZIP).trim().refine(isValidZip, WRONG_ZIP).meta(ZIP_CODE),
  startDate: calendarDay(WRONG_START_DATE),
  /** The last day on which companies can ask to join (YYYY-MM-DD); empty for none. */
  interestUntil: calendarDayOrNone(WRONG_DAY),
  contractorTradeCategories: projectTrades.min(1, REQUIRED),
  inviteVendorsToView: z.boolean({ error: REQUIRED }),
  vendorTradeCategories: projectTrades,
  addedDetail: text(PROJECT_TEXT_MAX_LENGTH),
});

/** Returns whether the form names what invited vendors sell, which it must. */
const namesVendors = (form: { inviteVendorsToView: boolean; vendorTradeCategories: readonly string[] }): boolean =>
  !form.inviteVendorsToView || form.vendorTradeCategories.length > 0;

/** The project form. The web form and the API validate with it. */
export const projectForm = projectFields
  .extend({
    contractorTradeCategories: projectFields.shape.contractorTradeCategories.prefault([]),
    vendorTradeCategories: projectTrades.default([]),
    interestUntil: projectFields.shape.interestUntil.default(''),
    addedDetail: projectFields.shape.addedDetail.default(''),
  })
  .refine(namesVendors, { path: ['vendorTradeCategories'], message: REQUIRED })
  .meta({
    anyOf: [
      { properties: { inviteVendorsToView: { const: false } } },
      { required: ['vendorTradeCategories'], properties: { vendorTradeCategories: { minItems: 1 } } },
    ],
  });

export type ProjectForm = z.output<typeof projectForm>;

const companyOfProject = z.object({ id, name: z.string(), profilePhoto: z.string().optional() });

/**
 * A company that asked to connect or is connected. The contact fields are present only when they are open
 * [PRJ-36, PRO-39].
 */
export const projectConnection = z.object({
  company: z.object({
    id,
    name: z.string(),
    city: z.string(),
    state: z.string(),
    profilePhoto: z.string().optional(),
    principleContact: z.object({ firstName: z.string(), lastName: z.string() }).optional(),
    phoneNumber: z.string().optional(),
    phoneExtension: z.string().optional(),
    email: z.string().optional(),
  }),
  project: id,
  state: z.enum(['requested', 'granted']),
  date: isoDate,
  /** The message that the company sent with its request. */
  message: z.string().optional(),
});

export type ProjectConnection = z.output<typeof projectConnection>;

/** The connection between the reading company and another company's project. */
const ownConnection = z.object({
  state: z.enum(accessStates),
  date: isoDate,
  /** The time at which a rejection ends. */
  ends: isoDate.optional(),
  /** The message that the company sent with its request. */
  message: z.string().optional(),
  contacts: z.object({ company: contact, other: contact }).optional(),
});

/** A project as its readers see it. Only the owner gets counts and lists of companies [PRJ-36]. */
export const projectView = z.object({
  id,
  name: z.string(),
  type: z.string(),
  description: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  startDate: z.string(),
  /** The last day on which companies can ask to join (YYYY-MM-DD); absent for none. */
  interestUntil: z.string().optional(),
  inviteVendorsToView: z.boolean(),
  addedDetail: z.string(),
  contractorTradeCategories: z.array(z.string()),
  vendorTradeCategories: z.array(z.string()),
  company: id,
  profile: z.array(companyOfProject),
  createdAt: isoDate,
  updatedAt: isoDate,
  /** The time at which it was closed; absent while it is open. */
  closedAt: isoDate.optional(),
  /** For the owner: when and why Plumbline took it down. Others can't read it then. */
  takenDown: takenDown.optional(),
  /**
   * The numbers of companies that opened the project, match it, have an unanswered request, and are connected [PRJ-21].
   */
  views: z.int().optional(),
  matches: z.int().optional(),
  requestCount: z.int().optional(),
  connectionCount: z.int().optional(),
  /** The number of companies that the owner has invited, without withdrawn invitations. */
  invitationCount: z.int().optional(),
  /** The number of plans, which other companies see before they can open them. */
  planCount: z.int().optional(),
  /** The latest companies that asked to connect or are connected. */
  connections: z.array(projectConnection).optional(),
  connection: ownConnection.optional(),
  /** The owner's invitation to the reading company, and the time at which it got its state. */
  invitation: z.object({ state: z.enum(invitationStates), date: isoDate }).optional(),
  /** Miles from the reading company. */
  miles: z.number().optional(),
});

export type ProjectView = z.output<typeof projectView>;

/** A project in its owner's list, without its texts. */
export const projectSummary = projectView.omit({
  description: true,
  addedDetail: true,
  invitationCount: true,
  planCount: true,
  connections: true,
  connection: true,
  invitation: true,
  miles: true,
});

export type ProjectSummary = z.output<typeof projectSummary>;
