import * as z from 'zod';
import { bestOfEachTrade } from '../../domain/trades/best-of-each-trade.ts';
import { resolveTrade, resolveTrades } from '../../domain/trades/resolve-trade.ts';
import { MAX_TRADE_LENGTH } from '../../options/limits.ts';
import { requiredLine, tags, word } from '../fields.ts';

/** A trade: a synonym becomes the trade of the list that it means, and free text stays as it is. */
export const trade = word(MAX_TRADE_LENGTH).overwrite(resolveTrade);

/** A trade where it must be given, as in a path. */
export const requiredTrade = requiredLine(MAX_TRADE_LENGTH).overwrite(resolveTrade);

/** Trades, each once: 'plumber' and 'plomero' are one. Every list of trades that someone sends is one of these. */
export const trades = (most: number, max = MAX_TRADE_LENGTH) => tags(most, max).overwrite(resolveTrades);

/** Rated trades, each once. */
export const ratedTrades = <T extends z.ZodType<{ category: string; rating: number }>>(rated: T, most: number) =>
  z.array(rated).max(most, `Please choose at most ${most}`).overwrite(bestOfEachTrade);
