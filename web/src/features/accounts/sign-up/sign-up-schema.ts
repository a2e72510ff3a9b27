import { registrationBody } from '@plumbline/shared/contracts/accounts/users';

/** The form's fields; the rest of the body comes from the address and the choice above it. */
export const signUpSchema = registrationBody.pick({ email: true });
