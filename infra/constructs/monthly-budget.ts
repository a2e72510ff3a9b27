import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** Percent of the budget that is spent, or that AWS expects to be spent by the end of the month. */
const NOTICES = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * A monthly budget of the whole account, which AWS Budgets mails about itself. It covers all stages of an account,
 * because costs of a tag are known only where the account's owner has activated the tag for billing.
 */
export function createMonthlyBudget(scope: Construct, { monthlyBudget, alarmEmail, stage }: Settings): void {
  if (!monthlyBudget) return;
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `plumbline-${stage}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: NOTICES.map((notice) => ({
      notification: { ...notice, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    })),
  });
}
