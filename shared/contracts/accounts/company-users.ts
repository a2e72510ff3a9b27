import * as z from 'zod';
import { changedUserStatuses, companyRoles } from '../../options/companies/company-users.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, email, id, isoDate, phone, phoneExtension, requiredNamedText } from '../fields.ts';

/** A user of a company as the company's other users see them [TBX-07]. */
export const companyUser = z.object({
  id,
  email: z.string(),
  displayName: z.string(),
  phone: z.string().optional(),
  phoneExtension: z.string().optional(),
  role: z.enum(companyRoles),
  status: z.enum(['invited', 'active', 'disabled']),
  createdAt: isoDate,
});
export type CompanyUser = z.output<typeof companyUser>;

const displayName = requiredNamedText('name');

/** Lists all users of a company. The id must be that of the caller's company [TBX-08]. */
export const listCompanyUsers = defineEndpoint({
  group: 'users',
  name: 'listCompanyUsers',
  method: 'GET',
  path: '/api/users/company/{id}',
  auth: 'company',
  budget: 'list',
  params: byId,
  response: z.object({ results: z.array(companyUser), total: z.int() }),
  errors: ['company_not_found'],
  summary: 'Lists the users of the own company',
});

export const companyUserBody = z.object({
  email,
  displayName,
  phone: phone.optional(),
  phoneExtension: phoneExtension.optional(),
  role: z.enum(companyRoles),
});

export const addCompanyUser = defineEndpoint({
  group: 'users',
  name: 'addCompanyUser',
  method: 'POST',
  path: '/api/users/company-user',
  auth: 'company',
  budget: 'mail',
  publishes: true,
  body: companyUserBody,
  response: companyUser,
  status: 201,
  errors: [
    'email_exists',
    'email_not_allowed',
    'address_undeliverable',
    'add_users_owner_only',
    'user_just_invited',
    'too_many_users',
  ],
  summary: 'Invites somebody into the company by e-mail, or sends the invitation again (owners only)',
});

export const updateCompanyUser = defineEndpoint({
  group: 'users',
  name: 'updateCompanyUser',
  method: 'PATCH',
  path: '/api/users/company-user/{id}',
  auth: 'company',
  params: byId,
  publishes: true,
  body: z.object({
    displayName: displayName.optional(),
    phone: phone.optional(),
    phoneExtension: phoneExtension.optional(),
    role: z.enum(companyRoles).optional(),
    status: z.enum(changedUserStatuses).optional(),
  }),
  response: companyUser,
  errors: ['user_not_found', 'edit_users_owner_only', 'user_changed', 'last_owner'],
  summary: 'Edits, disables or enables a user of the own company (owners only; everybody their own name and phone)',
});
