import { describe, expect, it } from 'vitest';
import { feedbackEvents } from '../../../shared/mail-feedback-events.ts';
import { matchesPattern } from '../../local/streams/event-pattern.ts';
import { readApp, withFunctions } from '../../testing/synthesise.ts';

const { all } = await readApp();
const NAME = 'plumbline-test';
const rule = all('AWS::Events::Rule').find(({ id }) => id.startsWith('MailFeedbackRule'))!.Properties;

const event = (detailType: string, set: string) => ({
  source: 'aws.ses',
  'detail-type': detailType,
  detail: { mail: { tags: { 'ses:operation': ['SendEmail'], 'ses:configuration-set': [set] } } },
});

describe('the configuration set of e-mails', () => {
  it('is the one that every function names, and is created by the first stack', async () => {
    const [set] = all('AWS::SES::ConfigurationSet');
    expect(set?.Properties.Name).toBe(NAME);
    const { templates } = await readApp();
    const stacks = templates.filter(({ Resources }) => Object.keys(Resources ?? {}).includes(set!.id));
    expect(JSON.stringify(stacks)).toContain('AWS::DynamoDB::Table');
    const names = all('AWS::Lambda::Function').flatMap(
      ({ Properties }) => Properties.Environment?.Variables?.MAIL_CONFIGURATION_SET ?? [],
    );
    expect(new Set(names)).toEqual(new Set([NAME]));
  });

  it('puts bounced and complaining addresses on the suppression list of SES', () => {
    const [set] = all('AWS::SES::ConfigurationSet');
    expect(set?.Properties.SuppressionOptions.SuppressedReasons.toSorted()).toEqual(['BOUNCE', 'COMPLAINT']);
  });

  it('sends bounces, complaints, rejected and broken e-mails to the default bus', () => {
    const [destination] = all('AWS::SES::ConfigurationSetEventDestination');
    const { Enabled, MatchingEventTypes, EventBridgeDestination } = destination!.Properties.EventDestination;
    expect(Enabled).toBe(true);
    expect(MatchingEventTypes.toSorted()).toEqual(['bounce', 'complaint', 'reject', 'renderingFailure']);
    expect(JSON.stringify(EventBridgeDestination)).toContain(':event-bus/default');
  });

  it('is named by the permission to send e-mails, next to the identity', () => {
    const statements = all('AWS::IAM::Policy')
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('ses:SendEmail'));
    expect(statements.length).toBeGreaterThan(3);
    for (const { Resource } of statements) {
      const resources = [Resource].flat().map((each) => JSON.stringify(each));
      expect(resources).toHaveLength(2);
      expect(resources.filter((each) => each.includes(':identity/plumbline.example'))).toHaveLength(1);
      expect(resources.filter((each) => each.includes(`:configuration-set/${NAME}`))).toHaveLength(1);
    }
  });
});

describe('the rule of events about e-mails', () => {
  it.each(Object.values(feedbackEvents))('calls the function for "%s" of the stage', (detailType) => {
    expect(matchesPattern(rule.EventPattern, event(detailType, NAME))).toBe(true);
  });

  it('does not call it for another stage, a delivered e-mail, or another service', () => {
    expect(matchesPattern(rule.EventPattern, event('Email Bounced', 'plumbline-other'))).toBe(false);
    expect(matchesPattern(rule.EventPattern, event('Email Delivered', NAME))).toBe(false);
    const foreign = { ...event('Email Bounced', NAME), source: 'someone' };
    expect(matchesPattern(rule.EventPattern, foreign)).toBe(false);
  });

  it('has one target, whose failures are retried and become dead letters', () => {
    expect(rule.Targets).toHaveLength(1);
    const [target] = rule.Targets;
    expect(target.RetryPolicy).toMatchObject({ MaximumRetryAttempts: 5 });
    expect(JSON.stringify(target.DeadLetterConfig)).toContain('MailFeedbackDeadLetters');
    const configured = withFunctions(
      all,
      all('AWS::Lambda::EventInvokeConfig').map(
        ({ Properties }) => Properties.DestinationConfig && Properties.FunctionName,
      ),
    );
    const [handler] = all('AWS::Lambda::Function').filter(({ id }) => id.startsWith('MailFeedback'));
    expect(configured).toContain(handler!.id);
  });
});
