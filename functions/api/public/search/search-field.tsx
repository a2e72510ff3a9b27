import { MAX_SEARCH_WORDS, MAX_TRADE_LENGTH } from '@plumbline/shared/options/limits';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import type { Words } from '../words/translate.ts';

/** The list of trades that all trade fields of a page suggest from. */
const TRADES = 'trades';

export const TradeNames = ({ words: { name, language } }: { words: Words }) => (
  <datalist id={TRADES}>
    {tradeCategoryNames
      .map(name)
      .toSorted((a, b) => a.localeCompare(b, language))
      .map((trade) => (
        <option key={trade} value={trade} />
      ))}
  </datalist>
);

type FieldProps = { prefix: string; words: Words; value: string };

/** The ZIP Code, which a search needs. `problem` says what is wrong with the value. */
export const ZipField = ({ prefix, words: { t }, value, problem }: FieldProps & { problem?: string | undefined }) => {
  const [id, errorId] = [`${prefix}-zip`, `${prefix}-zip-error`];
  return (
    <div class="field">
      <label for={id}>{t('ZIP Code')} *</label>
      <input
        class="input num"
        id={id}
        name="zip"
        inputmode="numeric"
        autocomplete="postal-code"
        maxlength={10}
        placeholder="46580"
        value={value}
        required
        aria-invalid={problem && 'true'}
        aria-describedby={problem && errorId}
      />
      {problem && (
        <p class="error" id={errorId}>
          {problem}
        </p>
      )}
    </div>
  );
};

/** A trade by its name or a word for it, in either language. The server looks the word up. */
export const TradeField = ({ prefix, words: { t, name }, value }: FieldProps) => (
  <div class="field wide">
    <label for={`${prefix}-trade`}>{t('Trade')}</label>
    <input
      class="input"
      id={`${prefix}-trade`}
      name="trade"
      list={TRADES}
      autocomplete="off"
      maxlength={MAX_TRADE_LENGTH}
      placeholder={t('Any trade')}
      value={name(value)}
    />
  </div>
);

export const WordsField = ({ prefix, words: { t }, value }: FieldProps) => (
  <div class="field wide">
    <label for={`${prefix}-q`}>{t('Keyword or company')}</label>
    <input
      class="input"
      id={`${prefix}-q`}
      name="q"
      maxlength={MAX_SEARCH_WORDS}
      placeholder={t('Any words')}
      value={value}
    />
  </div>
);

type Option = { value: string; label: string };
type SelectFieldProps = Omit<FieldProps, 'words'> & { name: string; label: string; options: readonly Option[] };

export const SelectField = ({ prefix, name, label, options, value }: SelectFieldProps) => (
  <div class="field">
    <label for={`${prefix}-${name}`}>{label}</label>
    <select class="input" id={`${prefix}-${name}`} name={name}>
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
);
