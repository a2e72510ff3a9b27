import { keyPurposeNames, keyPurposes } from '@plumbline/shared/key-purposes';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { METRICS_SERVICE, metricsNamespaceOf } from '@plumbline/shared/product-metrics';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Settings } from '../settings.ts';
import type { KeySecrets } from './key-secrets.ts';
import { configurationSetName } from './mail/configuration-set.ts';

/** The resources that every function of the product uses. */
export type Backend = {
  readonly table: ITable;
  /** The bucket of photos, resumes and other files. */
  readonly files: Bucket;
  readonly userPool: UserPool;
  readonly userPoolClient: UserPoolClient;
  readonly alarmTopic: Topic;
  readonly keySecrets: KeySecrets;
  readonly settings: Settings;
  /** The origin of the web app, without a trailing slash. */
  readonly siteUrl: string;
};

/**
 * Returns the environment of the functions. It is the same for all, so that they can also run in one process on a
 * developer's machine.
 */
export function functionEnvironment({
  table,
  files,
  userPool,
  userPoolClient,
  settings,
  siteUrl,
  keySecrets,
}: Backend): Record<string, string> {
  return {
    TABLE_NAME: table.tableName,
    FILES_BUCKET: files.bucketName,
    USER_POOL_ID: userPool.userPoolId,
    USER_POOL_CLIENT_ID: userPoolClient.userPoolClientId,
    SITE_URL: siteUrl,
    MAIL_FROM: settings.mailFrom,
    MAIL_CONFIGURATION_SET: configurationSetName(settings),
    SUPPORT_EMAIL: settings.supportEmail,
    PUSH_CONTACT: settings.pushContact,
    LEGAL_NAME: settings.legalName,
    POSTAL_ADDRESS: settings.postalAddress,
    TAX_PERCENT: String(settings.taxPercent),
    TERMS_VERSION,
    MAINTENANCE: settings.maintenance,
    CLEAN_FILES: settings.cleanFiles,
    MAIL_RATE: String(settings.mailRate),
    MAIL_QUEUE_RATE: String(settings.mailQueueRate),
    SIGNUP_DOMAINS: settings.signupDomains,
    SECRETS_ID: settings.secretsId,
    ...Object.fromEntries(
      keyPurposeNames.map((purpose) => [`${keyPurposes[purpose].variable}_ID`, keySecrets[purpose].secretArn]),
    ),
    POWERTOOLS_SERVICE_NAME: METRICS_SERVICE,
    POWERTOOLS_METRICS_NAMESPACE: metricsNamespaceOf(settings.stage),
    RELEASE: settings.release,
  };
}
