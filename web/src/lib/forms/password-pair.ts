import { newPassword } from '@plumbline/shared/contracts/fields';
import { PASSWORDS_DIFFER } from '@plumbline/shared/domain/profile/password-rules';
import * as z from 'zod';

/** A new password and its confirmation; both are validated trimmed, as they are sent [ACC-22 to ACC-24]. */
export const passwordPair = (differ: string = PASSWORDS_DIFFER) =>
  z
    .object({ password: newPassword, confirmation: z.string().trim() })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: differ,
      // The confirmation is compared even if the password breaks a rule, so that both mistakes show together.
      when: () => true,
    });
