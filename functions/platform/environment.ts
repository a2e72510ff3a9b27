import { type MailQueue, queueVariable } from '@plumbline/shared/mail-queues';
import { USUAL_LEGAL_NAME } from '@plumbline/shared/options/legal/site-owner';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is missing`);
  return value;
};

/**
 * The settings of the stack. They are read when used, so that a handler can be imported before its environment is set.
 */
export const environment = {
  get tableName() {
    return required('TABLE_NAME');
  },
  get userPoolId() {
    return required('USER_POOL_ID');
  },
  get userPoolClientId() {
    return required('USER_POOL_CLIENT_ID');
  },
  get region() {
    return required('AWS_REGION');
  },
  /** The AWS credentials of the function. */
  get credentials() {
    const { AWS_SESSION_TOKEN: session } = process.env;
    return { id: required('AWS_ACCESS_KEY_ID'), secret: required('AWS_SECRET_ACCESS_KEY'), session };
  },
  get filesBucket() {
    return required('FILES_BUCKET');
  },
  /** The bucket of the stream's dead letters; only its consumers have one. */
  get lettersBucket() {
    return required('LETTERS_BUCKET');
  },
  /** Origin of the web app, without a trailing slash. */
  get siteUrl() {
    return required('SITE_URL');
  },
  get mailFrom() {
    return required('MAIL_FROM');
  },
  /** The SES configuration set of every e-mail, whose events mark undeliverable addresses. */
  get mailConfigurationSet() {
    return required('MAIL_CONFIGURATION_SET');
  },
  /** The address to which support requests are sent; empty sends none. */
  get supportEmail() {
    return process.env.SUPPORT_EMAIL ?? '';
  },
  /** Whether the deployment makes the product read-only, such as while its table is restored. */
  get isReadOnly() {
    return process.env.MAINTENANCE === 'read-only';
  },
  /** 'off' keeps every stored file; operators set it during a recovery. */
  get cleanFiles() {
    return process.env.CLEAN_FILES === 'off' ? 'off' : 'on';
  },
  /** The number of e-mails a second that each schedule sends at most. */
  get mailRate() {
    return Number(process.env.MAIL_RATE) || 3;
  },
  /** The number of e-mails a second that are sent from each queue at most. */
  get mailQueueRate() {
    return Number(process.env.MAIL_QUEUE_RATE) || 1;
  },
  /** The URL of a queue of e-mails; only the functions that use the queues have it. */
  mailQueueUrl: (queue: MailQueue): string => required(queueVariable(queue)),
  /** Multiplies the budgets of callers (functions/services/limits/class-budgets.ts); load tests raise it. */
  get budgetFactor() {
    return Number(process.env.BUDGET_FACTOR) || 1;
  },
  /** The address for push services to reach the operator, such as `mailto:office@...`; empty turns push off. */
  get pushContact() {
    return process.env.PUSH_CONTACT ?? '';
  },
  /** The origin of the local cloud's push service; empty in stacks. */
  get localPushOrigin() {
    return process.env.LOCAL_PUSH_ORIGIN ?? '';
  },
  /** The company that runs the site. */
  get legalName() {
    return process.env.LEGAL_NAME || USUAL_LEGAL_NAME;
  },
  /** The sales tax that the prices contain, in percent. */
  get taxPercent() {
    return Number(process.env.TAX_PERCENT) || 0;
  },
  /** The terms' version of the deployed code; only operators' commands, which run other code, compare it. */
  get termsVersion() {
    return process.env.TERMS_VERSION ?? '';
  },
  /** The company's postal address, in e-mails, pages and receipts. */
  get postalAddress() {
    return process.env.POSTAL_ADDRESS ?? '';
  },
  /** E-mail domains that may sign up; empty means all [ACC-18]. */
  get signUpDomains() {
    return (process.env.SIGNUP_DOMAINS ?? '')
      .split(',')
      .map((domain) => domain.trim().toLowerCase())
      .filter(Boolean);
  },
};
