import { cloudSetup, tableFlags } from './spawn-cloud.ts';

/** One cloud for each worker, because a file empties the one it runs on. */
export default cloudSetup(tableFlags, ({ config }) => config.maxWorkers);
