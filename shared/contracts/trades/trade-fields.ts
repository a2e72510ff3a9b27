import * as z from 'zod';
import { bestOfEachTrade } from '../../domain/trades/best-of-each-trade.ts';
import { resolveTrade, resolveTrades } from '../../domain/trades/resolve-trade.ts';
import { MAX_TRADE_LENGTH } from '../../options/limits.ts';
import { requiredLine, tags, word } from '../fields.ts';

/** A trade. A synonym becomes the listed trade that it means; other text stays as it is. */
export const trade = word(MAX_TRADE_LENGTH).overwrite(resolveTrade);

/** A trade that is required, as in a path. */
export const requiredTrade = requiredLine(MAX_TRADE_LENGTH).overwrite(resolveTrade);

/**
 * A list of trades without duplicates: 'plumber' and 'plomero' are the same. All lists of trades in requests use this.
 */
export const trades = (most: number, max = MAX_TRADE_LENGTH) => tags(most, max).overwrite(resolveTrades);

/** A list of rated trades without duplicates. The best rating of a trade is kept. */
export const ratedTrades = <T extends z.ZodType<{ category: string; rating: number }>>(rated: T, most: number) =>
  z.array(rated).max(most, `Please choose at most ${most}`).overwrite(bestOfEachTrade);
