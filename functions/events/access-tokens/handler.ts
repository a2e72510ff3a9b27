import { SET_UP_GROUP } from '@plumbline/shared/pool-groups';
import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/** An access token with this scope lets its holder call Cognito: delete the user, change it, sign it out. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

/**
 * Called by Cognito before it issues tokens: ours are good for the product's API and for nothing else,
 * but while staff sets up a second factor: the server does that with such a token and lets no one have it.
 */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  const isSettingUp = event.request.groupConfiguration.groupsToOverride?.includes(SET_UP_GROUP) ?? false;
  const scopesToSuppress = isSettingUp ? [] : [SELF_SERVICE];
  event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } };
  return event;
};
