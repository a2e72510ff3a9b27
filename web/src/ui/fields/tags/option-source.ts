import type { TFunction } from 'i18next';
import { type Option, optionLabel, optionValue } from '../option.ts';
import { addTag, searchOptions } from './tag-rules.ts';

/** What can be chosen in a field of tags, and how typed text finds it. */
export type OptionSource = {
  options: readonly Option[];
  /** The options that a text finds, best first. */
  find: (text: string) => readonly Option[];
  /** Whether Enter takes the first of them; otherwise it adds the text as it is, where that is allowed. */
  takesBest: boolean;
  /** The values chosen after Enter. */
  add: (chosen: readonly string[], text: string) => string[];
  /** The value that a text means by itself, which leaving the field adds. */
  meant: (text: string) => string | undefined;
  /** How a chosen value reads, in English. */
  labelOf: (value: string) => string | undefined;
  /** Where free text is allowed although it has no effect: what is said of it. */
  unknownNote?: string;
};

/** Loads options that are too many to come with the page. */
export type LoadOptions = () => Promise<OptionSource>;

/** The options of a list that is on the page. */
export const listSource = (options: readonly Option[], tagging: boolean, t: TFunction): OptionSource => {
  const find = (text: string) => searchOptions(options, text, t);
  const labels = new Map(options.map((option) => [optionValue(option), optionLabel(option)]));
  const meant = (text: string) => addTag([], text, options, t).find((value) => labels.has(value));
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
