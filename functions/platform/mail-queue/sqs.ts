import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** The queue's URL is no address: the endpoint comes from the region, and in the local cloud from the environment. */
export const client = new SQSClient({ useQueueUrlAsEndpoint: false });

export const send = async (queueUrl: string, body: string, delaySeconds: number): Promise<void> => {
  await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: body, DelaySeconds: delaySeconds }));
};
