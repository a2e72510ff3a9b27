/** The groups of the Cognito user pool. The stacks create them, and the functions refer to them. */

/** Staff of the product. */
export const SUPPORT_GROUP = 'support';

/**
 * The group of staff who are setting up a second factor. Cognito accepts the tokens of its members. These tokens stay
 * on the server, and the member leaves the group before a session starts.
 */
export const SET_UP_GROUP = 'second-factor-set-up';
