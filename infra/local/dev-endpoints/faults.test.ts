import { describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';

describe('faults', () => {
  it('throttle DynamoDB with its own exception', async () => {
    const faults = createFaults();
    faults.set({ dependency: 'dynamodb', mode: 'throttle' });
    const answer = await faults.meet('dynamodb', 'PutItem');
    expect(answer?.status).toBe(400);
    expect(answer?.headers.get('x-amzn-errortype')).toBe('ProvisionedThroughputExceededException');
  });

  it('throttle S3 with its own error, in XML', async () => {
    const faults = createFaults();
    faults.set({ dependency: 's3', mode: 'throttle', match: 'PutObject' });
    const answer = await faults.meet('s3', 'PutObject');
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain('<Code>SlowDown</Code>');
    expect(await faults.meet('s3', 'GetObject')).toBeUndefined();
  });

  it('affect only the named operation of the named dependency', async () => {
    const faults = createFaults();
    faults.set({ dependency: 'dynamodb', mode: 'fail', match: 'GetItem' });
    expect(await faults.meet('dynamodb', 'BatchGetItem')).toBeUndefined();
    expect(await faults.meet('cognito', 'GetItem')).toBeUndefined();
    expect(await faults.meet('dynamodb', 'GetItem')).toBeDefined();
  });

  it('end after their count', async () => {
    const faults = createFaults();
    faults.set({ dependency: 'stripe', mode: 'fail', match: 'payment_intents', count: 1 });
    expect((await faults.meet('stripe', '/v1/payment_intents'))?.status).toBe(500);
    expect(await faults.meet('stripe', '/v1/payment_intents')).toBeUndefined();
  });

  it('slow down a request and let it through', async () => {
    const faults = createFaults();
    faults.set({ dependency: 'ses', mode: 'slow', delayMs: 30 });
    const before = performance.now();
    expect(await faults.meet('ses', 'SendEmail')).toBeUndefined();
    expect(performance.now() - before).toBeGreaterThan(25);
  });

  it('are switched off for a dependency as a whole', () => {
    const faults = createFaults();
    faults.set({ dependency: 'ses', mode: 'fail', match: 'SendEmail' });
    faults.set({ dependency: 'stripe', mode: 'fail' });
    faults.set({ dependency: 'ses', mode: 'off' });
    expect(faults.list().map(({ dependency }) => dependency)).toEqual(['stripe']);
  });
});
