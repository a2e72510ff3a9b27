import { finishes, flooring, roofing } from './envelope.ts';
import { electrical, hvac, plumbing } from './mechanical.ts';
import { building, surveying } from './offices.ts';
import { grounds, sitework } from './site.ts';
import { concrete, masonry, steel } from './structure.ts';
import type { TradeKit } from './trade-template.ts';
import { cabinetry, framing } from './wood.ts';

export const tradeTemplates = {
  framing,
  cabinetry,
  concrete,
  masonry,
  steel,
  roofing,
  finishes,
  flooring,
  electrical,
  plumbing,
  hvac,
  sitework,
  grounds,
  surveying,
  building,
} as const satisfies Record<string, TradeKit>;

export type KitName = keyof typeof tradeTemplates;
export const kitNames = Object.keys(tradeTemplates) as KitName[];
