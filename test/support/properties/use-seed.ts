import fc from 'fast-check';

/** A run in CI repeats the inputs of the run before it; `SEED` chooses others, to search for what no run has met yet. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
