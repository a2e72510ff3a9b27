import { SET_UP_GROUP } from '@plumbline/shared/pool-groups';
import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/** The scope of tokens that can call Cognito to delete, change or sign out their user. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

/**
 * Removes the scope for self-service from access tokens before Cognito issues them, so that they work for the product's
 * API only. A token that sets up a second factor keeps the scope; it never leaves the server.
 */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  const isSettingUp = event.request.groupConfiguration.groupsToOverride?.includes(SET_UP_GROUP) ?? false;
  const scopesToSuppress = isSettingUp ? [] : [SELF_SERVICE];
  event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } };
  return event;
};
