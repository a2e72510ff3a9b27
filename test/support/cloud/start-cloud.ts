import { cloudSetup } from './spawn-cloud.ts';

/** Starts one cloud for each worker, because each test file empties its cloud. */
export default cloudSetup([], ({ config }) => config.maxWorkers);
