import { isMilitaryZip, MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import { address } from '../page/address.ts';
import type { Words } from '../words/translate.ts';
import type { AskedMiles } from './miles-from.ts';

const WIDTH = 280;
const END = 50;
const BOB = 'M4.4 0h3.2v3H4.4zM1 3.6h10v1.6c0 4.6-3 9-5 14.8C4 14.2 1 9.8 1 5.2z';

/** '12 miles', as the app says it. */
export const milesText = (miles: number, { t }: Words): string => {
  const rounded = Math.round(miles);
  if (miles < 1) return t('under 1 mile');
  return rounded === 1 ? t('1 mile') : t('{{count}} miles', { count: String(rounded) });
};

const tick = (mile: number): string => `M${(mile / END) * WIDTH} 14v${mile % 10 === 0 ? 12 : mile % 5 === 0 ? 9 : 6}`;
const RULER = `M0 14h${WIDTH}${Array.from({ length: END + 1 }, (_, mile) => tick(mile)).join('')}`;
const NUMBERS = [0, 10, 20, 30, 40, END] as const;

const anchorOf = (mile: number): string => {
  if (mile === 0) return 'start';
  return mile === END ? 'end' : 'middle';
};

/** A fifty-mile tape with the bob at the job, at its end for jobs that are farther away. */
const Tape = ({ miles, label }: { miles: number; label: string }) => {
  const position = (Math.min(miles, END) / END) * WIDTH - 4;
  return (
    <svg class="tape num" viewBox={`-5 0 ${WIDTH + 10} 48`} role="img" aria-label={label}>
      <path d={RULER} fill="none" />
      <path class="bob" transform={`translate(${position.toFixed(1)} 0) scale(.66)`} d={BOB} />
      {NUMBERS.map((mile) => (
        <text key={mile} x={(mile / END) * WIDTH} y="42" text-anchor={anchorOf(mile)}>
          {mile === END ? `${END} mi` : mile}
        </text>
      ))}
    </svg>
  );
};

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
  const distance = milesText(asked.miles, words);
  const title = asked.approximate
    ? t('About {{distance}} from you', { distance })
    : t('{{distance}} from you', { distance });
  return (
    <>
      <h2 id="how-far">{title}</h2>
      <Tape miles={asked.miles} label={title} />
      <p class="small muted">
        {t('From {{zip}}.', { zip: asked.zip })}{' '}
        <a class="chg" href={`${address(path, { lang })}#how-far`}>
          {t('Change')}
        </a>
      </p>
    </>
  );
};
