import { email, secretText } from '@plumbline/shared/contracts/fields';
import { PASSWORD_REQUIRED } from '@plumbline/shared/domain/profile/password-rules';
import { PASSWORD_MAX_LENGTH } from '@plumbline/shared/options/limits';
import * as z from 'zod';

/** The sign-in request, both fields trimmed; an empty field is reported as missing [ACC-03]. */
export const loginSchema = z.object({ email, password: secretText(PASSWORD_MAX_LENGTH, PASSWORD_REQUIRED) });
