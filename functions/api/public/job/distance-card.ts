import { isMilitaryZip, MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import { type Html, html, trusted } from '../page/html.ts';
import { address } from '../page/layout.ts';
import type { Words } from '../words/translate.ts';
import type { AskedMiles } from './miles-from.ts';

const WIDTH = 280;
const END = 50;

/** '12 miles', as the app says it. */
export const milesText = (miles: number, { t }: Words): string => {
  const rounded = Math.round(miles);
  if (miles < 1) return t('under 1 mile');
  return rounded === 1 ? t('1 mile') : t('{{count}} miles', { count: String(rounded) });
};

const tick = (mile: number): string => `M${(mile / END) * WIDTH} 14v${mile % 10 === 0 ? 12 : mile % 5 === 0 ? 9 : 6}`;
const ruler = `M0 14h${WIDTH}${Array.from({ length: END + 1 }, (_, mile) => tick(mile)).join('')}`;
const number = (mile: number): string => {
  const anchor = mile === 0 ? 'start' : mile === END ? 'end' : 'middle';
  return `<text x="${(mile / END) * WIDTH}" y="42" text-anchor="${anchor}">${mile === END ? `${END} mi` : mile}</text>`;
};

/** A fifty-mile tape with the bob at the job; what lies beyond hangs at its end. */
const tape = (miles: number, label: string): Html => {
  const at = (Math.min(miles, END) / END) * WIDTH - 4;
  const bob = `<path class="bob" transform="translate(${at.toFixed(1)} 0) scale(.66)" d="M4.4 0h3.2v3H4.4zM1 3.6h10v1.6c0 4.6-3 9-5 14.8C4 14.2 1 9.8 1 5.2z"/>`;
  const numbers = [0, 10, 20, 30, 40, END].map(number).join('');
  return html`<svg class="tape num" viewBox="-5 0 ${WIDTH + 10} 48" role="img" aria-label="${label}">${trusted(`<path d="${ruler}" fill="none"/>${bob}${numbers}`)}</svg>`;
};

type DistanceCard = { path: string; words: Words; lang: string | undefined; asked: AskedMiles | undefined };

const zipProblem = ({ zip }: AskedMiles, t: Words['t']): string =>
  isMilitaryZip(zip) ? t(MILITARY_ZIP_REFUSED) : t('Please enter a valid zipcode.');

const form = ({ path, words: { t }, lang, asked }: DistanceCard): Html => {
  const wrong = asked && html`<p class="error" id="zip-error">${zipProblem(asked, t)}</p>`;
  const invalid = asked && html` aria-invalid="true" aria-describedby="zip-error"`;
  return html`<h2 id="how-far">${t('How far is it?')}</h2><form class="zip" action="${path}" method="get">${lang && html`<input type="hidden" name="lang" value="${lang}">`}<div><label for="zip">${t('ZIP Code')}</label><input class="input num" id="zip" name="zip" inputmode="numeric" autocomplete="postal-code" maxlength="10" placeholder="46982" value="${asked?.zip ?? ''}" required${invalid}></div><button class="btn line">${t('Show miles')}</button>${wrong}</form>`;
};

/** The miles from a ZIP, or the field for one. */
export const distanceCard = (card: DistanceCard): Html => {
  const { path, words, lang, asked } = card;
  const { t } = words;
  if (asked?.miles === undefined) return form(card);
  const distance = milesText(asked.miles, words);
  const title = asked.approximate
    ? t('About {{distance}} from you', { distance })
    : t('{{distance}} from you', { distance });
  return html`<h2 id="how-far">${title}</h2>${tape(asked.miles, title)}<p class="small muted">${t('From {{zip}}.', { zip: asked.zip })} <a class="chg" href="${address(path, { lang })}#how-far">${t('Change')}</a></p>`;
};
