import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { MultiSelectField } from '../../ui/fields/multi-select-field.tsx';
import type { LoadOptions } from '../../ui/fields/tags/option-source.ts';

const NONE: readonly string[] = [];

type TradeFieldProps<T extends FieldValues> = FieldProps<T> & {
  placeholder?: string | undefined;
  /** Trades that are offered first, such as the user's own. */
  first?: readonly string[] | undefined;
};

/**
 * The field for trades. English and Spanish synonyms find a trade; unknown words are kept and marked. The list and the
 * synonyms load after the page.
 */
export const TradeField = <T extends FieldValues>({ first = NONE, ...field }: TradeFieldProps<T>) => {
  // An unchanged list of trades must not load the options again.
  const key = JSON.stringify(first);
  const options = useMemo<LoadOptions>(
    () => async () => (await import('./trade-source.ts')).tradeSource(JSON.parse(key)),
    [key],
  );
  return <MultiSelectField {...field} options={options} tagging />;
};
