import {
  email,
  firstName,
  lastName,
  line,
  namedText,
  requiredNamedText,
  requiredPhone,
  website,
  zip,
} from '@plumbline/shared/contracts/fields';
import * as z from 'zod';

/** General Information of a job seeker; the street address is optional, the ZIP is not [PRO-27 to PRO-32]. */
export const seekerGeneralSchema = z.object({
  name: firstName,
  lastName,
  email,
  phoneNumber: requiredPhone,
  address: namedText('street address', 160),
  address2: namedText('second address line', 160),
  zip: zip(),
});

/** General Information of a company [PRO-27 to PRO-32]. */
export const companyGeneralSchema = z.object({
  name: requiredNamedText('name'),
  principleContact: z.object({ firstName: requiredNamedText('contact name', 60), lastName: line(60) }),
  email,
  phoneNumber: requiredPhone,
  address: requiredNamedText('street address', 160),
  address2: namedText('second address line', 160),
  zip: zip(),
  website,
  taxId: namedText('tax ID', 30),
});

/** General Information of a school [PRO-14]. */
export const schoolGeneralSchema = companyGeneralSchema.omit({ principleContact: true, taxId: true });
