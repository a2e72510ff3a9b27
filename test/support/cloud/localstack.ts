/** Whether the tests run on LocalStack, whose services go by the machine's time and not by the cloud's clock. */
export const onLocalStack = Boolean(process.env.AWS_ENDPOINT_URL);
