import type { PositionType } from '@plumbline/shared/options/position-types';
import type { TradeCategoryName } from '@plumbline/shared/options/trades/trade-categories';

/** One believable job post of a trade. `pay` is dollars an hour, from and to. */
export type JobKit = {
  title: string;
  type?: PositionType;
  trades: readonly TradeCategoryName[];
  pay: readonly [from: number, to: number];
  lead: string;
  duties: readonly string[];
  qualifications: readonly string[];
};

/** What a line of work says about itself: its trades, company names, people and posts. */
export type TradeKit = {
  trades: readonly TradeCategoryName[];
  /** Second halves of company names. */
  nouns: readonly string[];
  /** Completes 'We ...' in a company description. */
  work: string;
  /** Positions in the order people hold them, with a day's work each. */
  positions: readonly { position: string; days: string }[];
  schools: readonly string[];
  jobs: readonly JobKit[];
};
