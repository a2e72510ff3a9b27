/** The member of staff every local cloud of the tests has; the password is everybody's. */
export const STAFF_EMAIL = 'staff@plumbline.test';
