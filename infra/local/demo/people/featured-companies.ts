import { companyPart, sharedPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import * as z from 'zod';
import companies from '../data/companies.json' with { type: 'json' };
import { tradeTemplateNames } from '../trade-templates/all-trade-templates.ts';

const { name, zip, email, address, description } = sharedPart.shape;

/** The fixed fields of a featured company. The others are random. */
const featuredCompany = z.strictObject({
  name,
  tradeTemplate: z.enum(tradeTemplateNames),
  kind: z.enum(['provider', 'vendor']),
  zip,
  email: email.optional(),
  address: address.optional(),
  description: description.optional(),
  recruiting: z.boolean().optional(),
  contact: companyPart.shape.principleContact.optional(),
  company: companyPart.partial().strict().optional(),
});

export type FeaturedCompany = z.output<typeof featuredCompany>;

/** The company with the demo sign-in is the first one, the demo vendor the second. */
export const LAKELAND_INDEX = 0;
export const VENDOR_INDEX = 1;

export const featuredCompanies: readonly FeaturedCompany[] = z.array(featuredCompany).parse(companies);
