/** Whether the tests run on LocalStack, whose services use the machine's time and not the cloud's clock. */
export const onLocalStack = Boolean(process.env.AWS_ENDPOINT_URL);
