import { cloudSetup } from './spawn-cloud.ts';

/** Whether another table was requested: DynamoDB Local, or LocalStack's. */
const hasOtherTable = process.env.TABLE === 'dynamodb-local' || Boolean(process.env.AWS_ENDPOINT_URL);

/** One cloud for each worker, because a file empties the one it runs on; its table is in memory and needs no Java. */
export default cloudSetup(hasOtherTable ? [] : ['--memory-table'], ({ config }) => config.maxWorkers);
