import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/**
 * The percentages of the budget at which AWS sends a mail: of actual costs, and of the costs forecast for the month.
 */
const NOTICES = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * Creates a monthly budget of the whole account, for which AWS Budgets sends mails. It covers all stages in the
 * account, because costs by tag require that the owner of the account activates the tag for billing.
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
