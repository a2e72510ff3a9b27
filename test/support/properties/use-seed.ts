import fc from 'fast-check';

/** Every run has the same inputs; `SEED` chooses others, to search for what no run has met yet. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
