import { codeBody } from '@plumbline/shared/contracts/accounts/auth';

/** The rules for a code, before and after it is sent. */
export const codeSchema = codeBody.pick({ code: true });
