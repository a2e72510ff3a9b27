import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@plumbline/shared/options/limits';
import sharp from 'sharp';
import { type Face, linesOf, textPath } from './text-path.ts';

// A function draws one picture after another, each a different one, so a cache would only use memory.
sharp.cache(false);

/** The texts of a preview picture. */
export type JobPreview = {
  title: OutgoingText;
  company: OutgoingText;
  /** Such as '$31 to $37 an hour'; may be empty. */
  pay: OutgoingText;
  /** Such as 'Warsaw, IN, Full-Time'. */
  facts: OutgoingText;
};

const LEFT = 73;
const WIDTH = 690;
const INK = '#141B1E';
const MUTED = '#4E5B60';
const BRASS = '#B08023';
const LINE = '#6F7B80';
const TITLE_LINES = 2;
/** The most characters of a text, more than any line shows. */
const MOST_LETTERS = 200;

const ground = `<rect width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="#F1F3F1"/>`;
/** The brand's plumb bob, and the framed opening with the plumb line of the landing page. */
const mark = `<g transform="translate(73 60) scale(1.55)" fill="${BRASS}"><path d="M1 0h14v2H1zM7 2h2v8H7zM6.2 10h3.6v3H6.2zM2 14h12v2c0 5-3.6 9.5-6 14-2.4-4.5-6-9-6-14z"/></g>`;
const studs = [816, 892, 900, 1093, 1100, 1126]
  .map((x) => `<rect x="${x}" y="128" width="7.5" height="449"/>`)
  .join('');
const frame = `<g fill="#F5ECDC" stroke="${LINE}" stroke-width="1.5"><path d="M800 113.5h400M800 121h400M800 128h400" fill="none"/>${studs}<rect x="900" y="140" width="200" height="45"/><path d="M900 140l200 45M1100 140l-200 45" fill="none"/><path d="M800 577h100M1100 577h100" fill="none"/></g><path d="M800 583h400" stroke="${INK}" stroke-width="4"/><path d="M1000 0v473" stroke="${BRASS}" stroke-width="3"/><path d="M990 473h20v12h-20zM979 488h42v10c0 24-12 42-21 63-9-21-21-39-21-63z" fill="${BRASS}"/>`;
const ticks = Array.from({ length: 76 }, (_, at) => `M${at * 16 + 1} 605v${at % 5 === 0 ? 25 : 12}`).join('');
const tape = `<path d="M0 605h1200${ticks}" stroke="${LINE}" stroke-width="1.5" fill="none"/>`;

type Line = { face: Face; size: number; y: number; fill?: string };

const write = (text: string, { face, size, y, fill = INK }: Line): string =>
  `<g fill="${fill}">${textPath(face, text, { x: LEFT, y, size })}</g>`;

const oneLine = (text: string, line: Line): string => {
  const [shown] = linesOf(line.face, text.slice(0, MOST_LETTERS), line.size, WIDTH, 1);
  return shown ? write(shown, line) : '';
};

/**
 * Returns the picture as SVG. Texts become outlines, so that a company's text can't be markup and no font has to be
 * installed.
 */
export const jobDrawing = ({ title, company, pay, facts }: JobPreview): string => {
  const lines = linesOf('heading', title.slice(0, MOST_LETTERS), 94, WIDTH, TITLE_LINES);
  const titles = lines.map((line, at) => write(line, { face: 'heading', size: 94, y: 238 + at * 94 })).join('');
  const below = (lines.length - TITLE_LINES) * 94;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">${ground}${frame}${tape}${mark}<g fill="${INK}">${textPath('heading', 'Plumbline', { x: 113, y: 99, size: 38 })}</g>${titles}${oneLine(company, { face: 'body', size: 37, y: 397 + below })}${oneLine(pay, { face: 'heading', size: 60, y: 502 + below })}${oneLine(facts, { face: 'body', size: 36, y: (pay ? 560 : 470) + below, fill: MUTED })}</svg>`;
};

/** Returns the preview picture of a job, 1200 by 630 pixels, as base64. */
export const drawJob = async (job: JobPreview): Promise<string> =>
  (
    await sharp(Buffer.from(jobDrawing(job)))
      .png({ palette: true })
      .toBuffer()
  ).toString('base64');
