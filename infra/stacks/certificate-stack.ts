import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { createAlarmTopic } from '../constructs/alarm-topic.ts';
import { createCertificate, givenCertificate } from '../constructs/domain.ts';
import { raiseAlarm } from '../constructs/raise-alarm.ts';
import type { Settings } from '../settings.ts';

/**
 * The days to expiry below which the alarm is raised. ACM renews 60 days before the end, and mails about a failing
 * renewal from 45 days on.
 */
const FEWEST_DAYS = 30;

/**
 * The certificate of the domain in us-east-1, where CloudFront requires it, with the alarm before it expires. An alarm
 * can only use a topic of its own region, so this stack has one.
 */
export class CertificateStack extends Stack {
  readonly certificate: ICertificate;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props);
    const given = givenCertificate(this, settings);
    this.certificate = given ?? createCertificate(this, settings);
    raiseAlarm(this, 'CertificateExpires', createAlarmTopic(this, 'CertificateAlarms', settings), {
      // ACM writes this metric twice a day.
      metric: this.certificate.metricDaysToExpiry({ period: Duration.days(1), statistic: Stats.MINIMUM }),
      threshold: FEWEST_DAYS,
      isBelow: true,
      description: `The certificate of ${settings.domain} expires in less than ${FEWEST_DAYS} days.`,
    });
  }
}
