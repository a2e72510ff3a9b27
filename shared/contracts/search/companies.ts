import * as z from 'zod';
import { isValidZip } from '../../domain/contact-details/zip.ts';
import { designations, industries } from '../../options/companies/company.ts';
import {
  MAX_PAGE_SIZE,
  MAX_SEARCH_RADIUS_MILES,
  PARTNER_SEARCH_PAGE_SIZE,
  SEARCH_RADIUS_MILES,
} from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, isoDate, ZIP_CODE } from '../fields.ts';
import { trades } from '../trades/trade-fields.ts';

const ZIP_MISSING = 'ZIP Code is required.';
export const WRONG_PARTNER_ZIP = 'Please enter a valid ZIP code.';
const WRONG_RADIUS = `Please choose 1 to ${MAX_SEARCH_RADIUS_MILES} miles`;

/** The ZIP Code of a search for companies or projects [PRJ-24]. */
export const partnerZip = z
  .string({ error: ZIP_MISSING })
  .trim()
  .min(1, ZIP_MISSING)
  .refine((text) => text === '' || isValidZip(text), WRONG_PARTNER_ZIP)
  .meta(ZIP_CODE);

export const partnerTrades = trades(20);
const industry = z.array(z.enum(industries)).max(industries.length);
const certifications = z.array(z.enum(designations)).max(designations.length);

export const partnerPage = {
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(PARTNER_SEARCH_PAGE_SIZE),
  page: z.int().min(1).max(1000).default(1),
};

const radius = z
  .number(WRONG_RADIUS)
  .min(1, WRONG_RADIUS)
  .max(MAX_SEARCH_RADIUS_MILES, WRONG_RADIUS)
  .default(SEARCH_RADIUS_MILES);

/** A company in a list, as all other companies see it [PRJ-27]. */
export const companyCard = z.object({
  id,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  profilePhoto: z.string().optional(),
  /** The start of the company's description; empty when there is none. */
  description: z.string(),
  industry: z.array(z.string()),
  qualifiedDesignations: z.array(z.string()),
  /** The products of a vendor, or the trades of another company. */
  trades: z.array(z.string()),
  isVendor: z.boolean(),
  createdAt: isoDate,
  /** True when the company's contact details are open to the reading company. */
  connected: z.boolean(),
});
export type CompanyCard = z.output<typeof companyCard>;

const foundCompany = companyCard.extend({
  /** Miles from the searched ZIP Code, rounded to one decimal. */
  miles: z.number(),
});
export type FoundCompany = z.output<typeof foundCompany>;

const response = z.object({ results: z.array(foundCompany), total: z.int(), pageCount: z.int() });

const oneOf = <T extends z.ZodType>(list: T) => z.strictObject({ $in: list });

/**
 * The database-style filter of the trade-partner search. It accepts only the fields named here. The results never
 * include the caller's company, even if `id` is absent [PRJ-30].
 */
export const mongoFilters = z.strictObject({
  type: z.literal('provider').optional(),
  /** The name in the request is `_id`. */
  id: z.strictObject({ $ne: id }).optional(),
  vendor: z.strictObject({ $exists: z.boolean() }).optional(),
  $or: z
    .tuple([
      z.strictObject({ tradesRelatedToProduct: oneOf(partnerTrades) }),
      z.strictObject({ selfPerformWorkCategories: oneOf(partnerTrades) }),
    ])
    .optional(),
  qualifiedDesignations: oneOf(certifications).optional(),
  industry: oneOf(industry).optional(),
});

export const searchCompanies = defineEndpoint({
  group: 'search',
  name: 'searchCompanies',
  method: 'POST',
  path: '/api/company/profile/search',
  auth: 'company',
  budget: 'search',
  body: z.object({
    filters: z.object({ zip: partnerZip, radius }),
    mongoFilters: mongoFilters.prefault({}),
    ...partnerPage,
  }),
  response,
  errors: ['partner_zip_unknown', 'zip_military'],
  summary: 'Companies around a ZIP by what they perform, sell and are, nearest first, without the own one',
});

export const findCompanies = defineEndpoint({
  group: 'search',
  name: 'findCompanies',
  method: 'POST',
  path: '/api/company/find-users-within-radius',
  auth: 'company',
  budget: 'search',
  body: z.object({
    zip: partnerZip,
    radius,
    filters: z
      .strictObject({
        /** Companies that perform or sell at least one of these trades. */
        categories: partnerTrades.default([]),
        industry: industry.default([]),
        qualifiedDesignations: certifications.default([]),
        vendor: z.boolean().optional(),
      })
      .prefault({}),
    ...partnerPage,
  }),
  response,
  errors: ['partner_zip_unknown', 'zip_military'],
  summary: 'The same by plain filters, within up to 100 miles',
});
