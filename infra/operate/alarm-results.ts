export type Alarm = { AlarmName: string; StateValue: string; AlarmActions?: string[]; ActionsEnabled?: boolean };
export type HistoryItem = { AlarmName?: string; HistorySummary?: string };

export type AlarmResult = { alarm: string; sent: 'sent' | 'failed' | 'not sent' | 'already ringing'; detail: string };

/** Returns whether an alarm can be tested. An active alarm can't, because CloudWatch acts only on a change of state. */
export const canBeTested = ({ StateValue }: Alarm): boolean => StateValue !== 'ALARM';

/** Returns the result of testing an alarm, from its history of type Action since the test started. */
export function resultOf(alarm: Alarm, history: readonly HistoryItem[]): AlarmResult {
  const { AlarmName: name, AlarmActions: actions = [], ActionsEnabled: isEnabled = true } = alarm;
  if (!canBeTested(alarm)) return { alarm: name, sent: 'already ringing', detail: 'its mail was sent when it began' };
  if (!isEnabled || !actions.length) return { alarm: name, sent: 'not sent', detail: 'it has no action' };
  const summaries = history.map(({ HistorySummary: summary = '' }) => summary);
  const failure = summaries.find((summary) => summary.startsWith('Failed'));
  if (failure) return { alarm: name, sent: 'failed', detail: failure };
  const success = summaries.find((summary) => summary.startsWith('Successfully executed action'));
  return success
    ? { alarm: name, sent: 'sent', detail: success.replace('Successfully executed action ', '') }
    : { alarm: name, sent: 'not sent', detail: 'its history has no action: look at the topic and its policy' };
}

/** Returns whether every alarm has reached a person. */
export const allReach = (results: readonly AlarmResult[]): boolean =>
  results.length > 0 && results.every(({ sent }) => sent === 'sent' || sent === 'already ringing');
