import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';

/** Whoever holds an access token with this scope can call Cognito itself: delete the user, change it, sign it out. */
const SELF_SERVICE = 'aws.cognito.signin.user.admin';

/** Called by Cognito before it issues tokens: ours are good for the product's API and for nothing else. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress: [SELF_SERVICE] } } };
  return event;
};
