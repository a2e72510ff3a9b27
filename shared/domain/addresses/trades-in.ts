import { MAX_TRADE_LENGTH } from '../../options/limits.ts';

/** The trades in an address, each once. Unknown words stay, so that the field can mark them. */
export const tradesIn = (params: URLSearchParams, most: number, name = 'trade'): string[] => {
  const trades = new Map<string, string>();
  for (const text of params.getAll(name).map((each) => each.trim())) {
    const key = text.toLowerCase();
    if (text !== '' && text.length <= MAX_TRADE_LENGTH && !trades.has(key)) trades.set(key, text);
  }
  return [...trades.values()].slice(0, most);
};
