import { email, secretText } from '@plumbline/shared/contracts/fields';
import { PASSWORD_REQUIRED } from '@plumbline/shared/domain/profile/password-rules';
import { PASSWORD_MAX_LENGTH } from '@plumbline/shared/options/limits';
import * as z from 'zod';

/** What sign-in sends, both trimmed [ACC-03]; a field that was left empty is named for what it is. */
export const loginSchema = z.object({ email, password: secretText(PASSWORD_MAX_LENGTH, PASSWORD_REQUIRED) });
