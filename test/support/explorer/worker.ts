import { explore } from './explore.ts';

/** One process of the explorer: runs its share and sends its results. */
const [runs = '1', seed = '1'] = process.argv.slice(2);
process.send?.(await explore(Number(runs), Number(seed)));
process.disconnect?.();
