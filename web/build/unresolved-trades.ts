import type { Plugin } from 'vite';

const RESOLVER = /[\\/]domain[\\/]trades[\\/]resolve-trade(\.ts)?$/;
const CONTRACTS = /[\\/]shared[\\/]contracts[\\/]/;
const STAND_IN = '\0unresolved-trades';

/**
 * The contract's schemas turn words for trades into trades. In the pages the picker does that, and the server always
 * does it, so the forms' schemas skip it: it would add hundreds of words to each form.
 */
export const unresolvedTrades = (): Plugin => ({
  name: 'unresolved-trades',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: RESOLVER },
    handler: (_, importer) => (importer && CONTRACTS.test(importer) ? STAND_IN : undefined),
  },
  load: {
    filter: { id: /^\0unresolved-trades$/ },
    handler: () => 'export const resolveTrade = (text) => text;\nexport const resolveTrades = (texts) => texts;\n',
  },
});
