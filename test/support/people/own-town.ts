import { moveToNextTown } from './home-town.ts';

// Runs before each file.
moveToNextTown(Number(process.env.VITEST_POOL_ID ?? 1));
