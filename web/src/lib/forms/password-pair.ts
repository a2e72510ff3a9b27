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
      // Both mistakes show together: the confirmation is compared although the password breaks a rule.
      when: () => true,
    });
