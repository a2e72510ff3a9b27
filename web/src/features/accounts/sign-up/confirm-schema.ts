import { REGISTRATION_PASSWORDS_DIFFER } from '@plumbline/shared/domain/profile/password-rules';
import { passwordPair } from '../../../lib/forms/password-pair.ts';

/** The password chosen at registration [ACC-21 to ACC-24]. */
export const confirmSchema = passwordPair(REGISTRATION_PASSWORDS_DIFFER);
