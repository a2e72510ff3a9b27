import { cloudSetup } from './spawn-cloud.ts';

export default cloudSetup([]);
