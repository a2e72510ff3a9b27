import { type CompanyUser, companyUserBody } from '@plumbline/shared/contracts/accounts/company-users';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import type { z } from 'zod';

/** A user as the form has it. The e-mail address is entered only once, for the invitation. */
export const userSchema = companyUserBody;

export type UserValues = z.input<typeof userSchema>;

export const emptyUser: UserValues = { email: '', displayName: '', phone: '', role: 'member' };

export const valuesOf = ({ email, displayName, phone = '', phoneExtension, role }: CompanyUser): UserValues => ({
  email,
  displayName,
  phone: phoneText(phone, phoneExtension),
  role,
});
