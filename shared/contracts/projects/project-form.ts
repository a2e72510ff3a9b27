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
  text,
  ZIP_CODE,
} from '../fields.ts';
import { trades } from '../trades/trade-fields.ts';

export const WRONG_START_DATE = 'Please enter a valid project start date';
const WRONG_ZIP = 'Please enter a valid ZIP code';
export const WRONG_DAY = 'Please enter a valid date';

export const projectType = z.enum(projectTypes, { error: REQUIRED });
const projectTrades = trades(20);

/** The project form: the web form validates with it and the API parses with it [PRJ-09 to PRJ-11]. */
export const projectFields = z.object({
  name: requiredLine(120),
  type: projectType,
  description: requiredText(PROJECT_TEXT_MAX_LENGTH),
  zip: z.string({ error: WRONG_ZIP }).max(20, WRONG_ZIP).trim().refine(isValidZip, WRONG_ZIP).meta(ZIP_CODE),
  startDate: calendarDay(WRONG_START_DATE),
  /** The last day on which companies can ask to join; empty when there is none. */
  interestUntil: calendarDayOrNone(WRONG_DAY),
  contractorTradeCategories: projectTrades.min(1, REQUIRED),
  inviteVendorsToView: z.boolean({ error: REQUIRED }),
  vendorTradeCategories: projectTrades,
  addedDetail: text(PROJECT_TEXT_MAX_LENGTH),
});

/** What invited vendors sell is asked for with the invitation. */
const namesVendors = (form: { inviteVendorsToView: boolean; vendorTradeCategories: readonly string[] }): boolean =>
  !form.inviteVendorsToView || form.vendorTradeCategories.length > 0;

/** The project form: the web form validates with it and the API parses with it. */
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

/** A company that asked to connect or is connected; how to reach it only once its details are open [PRJ-36, PRO-39]. */
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
  /** What it wrote with its request. */
  message: z.string().optional(),
});

export type ProjectConnection = z.output<typeof projectConnection>;

/** The state between the reading company and another company's project. */
const ownConnection = z.object({
  state: z.enum(accessStates),
  date: isoDate,
  /** Until when a rejection holds. */
  ends: isoDate.optional(),
  /** What it wrote with its request. */
  message: z.string().optional(),
  contacts: z.object({ company: contact, other: contact }).optional(),
});

/** A project as its readers see it [PRJ-36]. Counts and lists of companies are answered to the owner only. */
export const projectView = z.object({
  id,
  name: z.string(),
  type: z.string(),
  description: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  startDate: z.string(),
  /** The last day on which companies can ask to join, if there is one. */
  interestUntil: z.string().optional(),
  inviteVendorsToView: z.boolean(),
  addedDetail: z.string(),
  contractorTradeCategories: z.array(z.string()),
  vendorTradeCategories: z.array(z.string()),
  company: id,
  profile: z.array(companyOfProject),
  createdAt: isoDate,
  updatedAt: isoDate,
  /** When it was closed; none while it is open. */
  closedAt: isoDate.optional(),
  /** How many companies opened it [PRJ-21], match it, wait for an answer and are connected. */
  views: z.int().optional(),
  matches: z.int().optional(),
  requestCount: z.int().optional(),
  connectionCount: z.int().optional(),
  /** The latest of those who asked or are connected. */
  connections: z.array(projectConnection).optional(),
  connection: ownConnection.optional(),
  /** The owner's invitation to the reading company, and since when it has its state. */
  invitation: z.object({ state: z.enum(invitationStates), date: isoDate }).optional(),
  /** Miles from the reading company. */
  miles: z.number().optional(),
});

export type ProjectView = z.output<typeof projectView>;

/** A project in its owner's list, without its texts. */
export const projectSummary = projectView.omit({
  description: true,
  addedDetail: true,
  connections: true,
  connection: true,
  invitation: true,
  miles: true,
});

export type ProjectSummary = z.output<typeof projectSummary>;
