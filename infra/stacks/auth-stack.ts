import { SECOND_FACTOR_MINUTES } from '@plumbline/shared/options/limits';
import { SET_UP_GROUP, SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { BackendFunction } from '../constructs/backend-function.ts';
import { keepsData, type Settings } from '../settings.ts';

/** The Cognito user pool, for passwords and tokens only. User names are the product's user ids. */
export class AuthStack extends Stack {
  readonly userPool: UserPool;
  readonly userPoolClient: UserPoolClient;

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      accountRecovery: AccountRecovery.NONE,
      // Cognito asks only users with an authenticator app for a code. The product admits staff only with one.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      // The function below needs this plan (docs/decisions/0099-plan-of-the-user-pool.md).
      featurePlan: FeaturePlan.ESSENTIALS,
      passwordPolicy: {
        minLength: 8,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      deletionProtection: keepsData(props.settings),
      removalPolicy: keepsData(props.settings) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    Validations.of(this.userPool).acknowledge(
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Staff alone needs a second factor, which the functions insist on; companies and seekers are not asked.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason: 'Threat protection needs the Plus plan; failed sign-ins are rate limited per e-mail and per address.',
      },
    );

    const accessTokens = new BackendFunction(this, 'AccessTokens', {
      entry: 'functions/events/access-tokens/handler.ts',
      permissions: {},
      release: props.settings.release,
      timeout: Duration.seconds(5),
    });
    this.userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, accessTokens.live, LambdaVersion.V2_0);

    this.userPoolClient = this.userPool.addClient('Api', {
      generateSecret: false,
      // The only sign-in flow requires AWS permissions, so passwords can be tried only through the product, which
      // counts attempts.
      authFlows: { adminUserPassword: true },
      // The same time for which the product accepts a code after the password.
      authSessionValidity: Duration.minutes(SECOND_FACTOR_MINUTES),
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      disableOAuth: true,
    });

    new CfnUserPoolGroup(this, 'SupportGroup', {
      userPoolId: this.userPool.userPoolId,
      groupName: SUPPORT_GROUP,
      description: 'Staff of the product',
    });
    new CfnUserPoolGroup(this, 'SecondFactorSetUpGroup', {
      userPoolId: this.userPool.userPoolId,
      groupName: SET_UP_GROUP,
      description: 'Staff that is setting up a second factor',
    });
  }
}
