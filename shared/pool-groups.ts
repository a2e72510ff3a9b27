/** The groups of the user pool, declared by the stacks and named by the functions. */

/** Staff of the product. */
export const SUPPORT_GROUP = 'support';

/**
 * Staff that sets up a second factor: tokens of its members may be used at Cognito itself. They stay on the server, and
 * the group is left before a session begins.
 */
export const SET_UP_GROUP = 'second-factor-set-up';
