import building from '../data/trades/building.json' with { type: 'json' };
import cabinetry from '../data/trades/cabinetry.json' with { type: 'json' };
import concrete from '../data/trades/concrete.json' with { type: 'json' };
import electrical from '../data/trades/electrical.json' with { type: 'json' };
import finishes from '../data/trades/finishes.json' with { type: 'json' };
import flooring from '../data/trades/flooring.json' with { type: 'json' };
import framing from '../data/trades/framing.json' with { type: 'json' };
import grounds from '../data/trades/grounds.json' with { type: 'json' };
import hvac from '../data/trades/hvac.json' with { type: 'json' };
import masonry from '../data/trades/masonry.json' with { type: 'json' };
import plumbing from '../data/trades/plumbing.json' with { type: 'json' };
import roofing from '../data/trades/roofing.json' with { type: 'json' };
import sitework from '../data/trades/sitework.json' with { type: 'json' };
import steel from '../data/trades/steel.json' with { type: 'json' };
import surveying from '../data/trades/surveying.json' with { type: 'json' };
import { tradeTemplate } from './trade-template.ts';

/** The templates by name. Their order determines the generated data. */
export const tradeTemplates = {
  framing: tradeTemplate.parse(framing),
  cabinetry: tradeTemplate.parse(cabinetry),
  concrete: tradeTemplate.parse(concrete),
  masonry: tradeTemplate.parse(masonry),
  steel: tradeTemplate.parse(steel),
  roofing: tradeTemplate.parse(roofing),
  finishes: tradeTemplate.parse(finishes),
  flooring: tradeTemplate.parse(flooring),
  electrical: tradeTemplate.parse(electrical),
  plumbing: tradeTemplate.parse(plumbing),
  hvac: tradeTemplate.parse(hvac),
  sitework: tradeTemplate.parse(sitework),
  grounds: tradeTemplate.parse(grounds),
  surveying: tradeTemplate.parse(surveying),
  building: tradeTemplate.parse(building),
};

export type TradeTemplateName = keyof typeof tradeTemplates;
export const tradeTemplateNames = Object.keys(tradeTemplates) as TradeTemplateName[];
