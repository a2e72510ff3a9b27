import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { createAlarmTopic } from '../constructs/alarm-topic.ts';
import { limitedResponses, visibility, webAclRules } from '../constructs/edge/web-acl-rules.ts';
import { raiseAlarm } from '../constructs/raise-alarm.ts';
import { keepsData, type Settings } from '../settings.ts';

/** The number of blocked requests in five minutes for which the alarm is raised. */
const MANY_BLOCKED = 1000;

export type FirewallStackProps = StackProps & { endpoints: readonly Endpoint[]; settings: Settings };

/**
 * The web ACL of the distribution in us-east-1, where CloudFront requires it, with its log and its alarm. An alarm can
 * only use a topic of its own region, so this stack has one.
 */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { endpoints, settings, ...props }: FirewallStackProps) {
    super(scope, id, props);
    const name = `plumbline-${settings.stage}`;
    const webAcl = new CfnWebACL(this, 'WebAcl', {
      name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(name),
      customResponseBodies: limitedResponses,
      rules: webAclRules(endpoints),
    });
    this.webAclArn = webAcl.attrArn;
    this.logBlocked(webAcl, settings);
    raiseAlarm(this, 'RequestsBlocked', createAlarmTopic(this, 'FirewallAlarms', settings), {
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        dimensionsMap: { WebACL: name, Rule: 'ALL' },
        statistic: Stats.SUM,
        period: Duration.minutes(5),
      }),
      threshold: MANY_BLOCKED,
      description: `The firewall blocked ${MANY_BLOCKED} requests or more within five minutes.`,
    });
  }

  /**
   * Keeps a line for each blocked request, with its address and rule, for as long as other logs with addresses. Query
   * strings, which can contain the keys of mailed links, and credentials are left out.
   */
  private logBlocked(webAcl: CfnWebACL, settings: Settings): void {
    const { stage } = settings;
    // WAF only accepts log groups with this prefix.
    const logGroupName = `aws-waf-logs-plumbline-${stage}`;
    const logGroup = new LogGroup(this, 'BlockedRequests', {
      logGroupName,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: keepsData(settings) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: webAcl.attrArn,
      // WAF refuses the ARN with `:*` at its end that a log group returns.
      logDestinationConfigs: [this.formatArn({ service: 'logs', resource: `log-group:${logGroupName}` })],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
      redactedFields: [
        { queryString: {} },
        { singleHeader: { Name: 'authorization' } },
        { singleHeader: { Name: 'cookie' } },
      ],
    });
    logging.node.addDependency(logGroup);
  }
}
