import type { TFunction } from 'i18next';
import { type Option, optionLabel, optionValue } from '../option.ts';
import { addTag, searchOptions } from './tag-rules.ts';

/** The options of a field of tags, and how typed text finds them. */
export type OptionSource = {
  options: readonly Option[];
  /** The options that a text finds, best first. */
  find: (text: string) => readonly Option[];
  /** Whether Enter chooses the best option. Otherwise Enter adds the typed text unchanged, where that is allowed. */
  takesBest: boolean;
  /** Returns the chosen values after Enter. */
  add: (chosen: readonly string[], text: string) => string[];
  /** Returns the value that a text means, which is added when the field loses the focus without Enter. */
  meant: (text: string) => string | undefined;
  /** The English label of a chosen value. */
  labelOf: (value: string) => string | undefined;
  /** The hint for free text that is allowed although it has no effect. */
  unknownNote?: string;
};

/** Loads options from a separate chunk, because there are too many for the page's own code. */
export type LoadOptions = () => Promise<OptionSource>;

/** The options of a list that the page already has. */
export const listSource = (options: readonly Option[], tagging: boolean, t: TFunction): OptionSource => {
  const find = (text: string) => searchOptions(options, text, t);
  const labels = new Map(options.map((option) => [optionValue(option), optionLabel(option)]));
  const meant = (text: string) => addTag([], text, options, t).find((value) => tagging || labels.has(value));
  return {
    options,
    find,
    takesBest: !tagging,
    meant,
    labelOf: (value) => labels.get(value),
    add: (chosen, text) => {
      if (tagging) return addTag(chosen, text, options, t);
      const [best] = text.trim() ? find(text) : [];
      return best === undefined || chosen.includes(optionValue(best)) ? [...chosen] : [...chosen, optionValue(best)];
    },
  };
};
