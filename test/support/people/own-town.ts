import { moveToNextTown } from './home-town.ts';

// Vitest runs this setup file before each test file.
moveToNextTown(Number(process.env.VITEST_POOL_ID ?? 1));
