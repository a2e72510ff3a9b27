import { isMilitaryZip, MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import { milesText } from '@plumbline/shared/domain/places/miles-text';
import { address } from '../page/address.ts';
import { Tape } from '../page/tape.tsx';
import type { Words } from '../words/translate.ts';
import type { AskedMiles } from './miles-from.ts';

const WIDTH = 280;

type DistanceCardProps = { path: string; words: Words; asked: AskedMiles | undefined };

const zipProblem = ({ zip }: AskedMiles, { t }: Words): string =>
  isMilitaryZip(zip) ? t(MILITARY_ZIP_REFUSED) : t('Please enter a valid zipcode.');

const ZipForm = ({ path, words, asked }: DistanceCardProps) => {
  const { t, chosen: lang } = words;
  return (
    <>
      <h2 id="how-far">{t('How far is it?')}</h2>
      <form class="zip" action={path} method="get">
        {lang && <input type="hidden" name="lang" value={lang} />}
        <div>
          <label for="zip">{t('ZIP Code')}</label>
          <input
            class="input num"
            id="zip"
            name="zip"
            inputmode="numeric"
            autocomplete="postal-code"
            maxlength={10}
            placeholder="46982"
            value={asked?.zip ?? ''}
            required
            aria-invalid={asked && 'true'}
            aria-describedby={asked && 'zip-error'}
          />
        </div>
        <button type="submit" class="btn line">
          {t('Show miles')}
        </button>
        {asked && (
          <p class="error" id="zip-error">
            {zipProblem(asked, words)}
          </p>
        )}
      </form>
    </>
  );
};

/** The miles from a ZIP, or the field for one. */
export const DistanceCard = (card: DistanceCardProps) => {
  const { path, words, asked } = card;
  const { t, chosen: lang } = words;
  if (asked?.miles === undefined) return <ZipForm {...card} />;
  const distance = milesText(asked.miles, words.language);
  const title = asked.approximate
    ? t('About {{distance}} from you', { distance })
    : t('{{distance}} from you', { distance });
  return (
    <>
      <h2 id="how-far">{title}</h2>
      <Tape miles={[asked.miles]} label={title} width={WIDTH} />
      <p class="small muted">
        {t('From {{zip}}.', { zip: asked.zip })}{' '}
        <a class="chg" href={`${address(path, { lang })}#how-far`}>
          {t('Change')}
        </a>
      </p>
    </>
  );
};
