/** The address of a stage without one of its own; the build of the site has the same in its pages. */
export const DEFAULT_SITE_URL = 'https://plumbline.example';

/** What differs between environments. Every value has a line in `.env.example`. */
export type Settings = {
  /** Names the stacks: `plumbline-<stage>-data` and so on. */
  readonly stage: string;
  /** Origin of the web app, without a trailing slash; links in e-mails start with it. */
  readonly siteUrl: string;
  /** Sender of every e-mail; its domain is the verified SES identity. */
  readonly mailFrom: string;
  /** Hears of every request for support, and gets the answers to staff's replies; empty leaves it to the inbox. */
  readonly supportEmail: string;
  /** Postal address of the sender, in the footer of every e-mail; the law asks for it in newsletters and digests. */
  readonly postalAddress: string;
  /** 'off' stops the daily deletion of files that the table does not name, for the time of a recovery. */
  readonly cleanFiles: 'on' | 'off';
  /** Comma-separated e-mail domains that may sign up; empty admits all [ACC-18]. */
  readonly signupDomains: string;
  /** Name of the Secrets Manager secret with Stripe's keys, a JSON object (see infra/README.md). */
  readonly secretsId: string;
  /** Version of the edge's secret that CloudFront sends (see docs/operations/secrets.md); empty is the newest at a change. */
  readonly originSecretVersion: string;
  /** Stripe's publishable key, handed to the browser in /config.json. */
  readonly stripePublishableKey: string;
  /** Receives the alarms; empty leaves the topic without a subscriber. */
  readonly alarmEmail: string;
};

/** Reads the settings of a deployment from the environment. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const stage = env.STAGE || 'production';
  return {
    stage,
    siteUrl: (env.SITE_URL || DEFAULT_SITE_URL).replace(/\/$/, ''),
    mailFrom: env.MAIL_FROM || 'no-reply@plumbline.example',
    supportEmail: env.SUPPORT_EMAIL || '',
    postalAddress: env.POSTAL_ADDRESS || '',
    cleanFiles: env.CLEAN_FILES === 'off' ? 'off' : 'on',
    signupDomains: env.SIGNUP_DOMAINS || '',
    secretsId: env.SECRETS_ID || `plumbline/${stage}/secrets`,
    originSecretVersion: env.ORIGIN_SECRET_VERSION || '',
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY || '',
    alarmEmail: env.ALARM_EMAIL || '',
  };
}
