import type { Plugin } from 'vite';

const RESOLVER = /[\\/]domain[\\/]trades[\\/]resolve-trade(\.ts)?$/;
const CONTRACTS = /[\\/]shared[\\/]contracts[\\/]/;
const STAND_IN = '\0unresolved-trades';

/**
 * The schemas of the contract turn words for trades into the trades they mean. In the pages the picker does that, and the
 * server for certain, so the schemas of the forms go without: hundreds of words would come with every one of them.
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
