import type { DemoSeeker } from '../world/records.ts';

type Line = { text: string; size: number; bold?: boolean; gap?: number };

const LEFT = 64;
const TOP = 730;
const MOST_CHARACTERS = 92;

const plain = (html: string): string => html.replace(/<\/p><p>/g, ' ').replace(/<[^>]*>/g, '');

/** Wraps a text between words. */
const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0 || longer.length > MOST_CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

const heading = (text: string): Line => ({ text, size: 13, bold: true, gap: 16 });
const body = (text: string): Line[] => wrapped(text).map((line) => ({ text: line, size: 10.5 }));

const linesOf = ({ name, lastName, city, state, phoneNumber, email, description, seeker }: DemoSeeker): Line[] => [
  { text: `${name} ${lastName}`, size: 22, bold: true },
  { text: `${city}, ${state}  |  ${phoneNumber}  |  ${email}`, size: 10.5, gap: 6 },
  ...body(plain(description)).map((line, at) => (at === 0 ? { ...line, gap: 10 } : line)),
  heading('Work'),
  ...seeker.previousCompaniesWorkedFor.flatMap(({ position, from, to, current, dailyResponsibilities }) => [
    { text: `${position}, ${from} to ${current ? 'today' : (to ?? '')}`, size: 11, bold: true, gap: 6 },
    ...body(dailyResponsibilities ?? ''),
  ]),
  ...(seeker.hasFormalTraining ? [heading('Training'), ...body(seeker.formalTrainingDescription)] : []),
  heading('Trades'),
  ...body(seeker.handsOnExperiences.map(({ category, amount }) => `${category} (${amount})`).join(', ')),
  ...(seeker.hasReferences ? [heading('References'), ...body('On request.')] : []),
];

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '?');

const pageOf = (lines: readonly Line[]): string => {
  let y = TOP;
  return lines
    .map(({ text, size, bold = false, gap = 0 }) => {
      y -= size * 1.4 + gap;
      return `BT /F${bold ? 2 : 1} ${size} Tf ${LEFT} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
    })
    .join('\n');
};

/** Returns a seeker's profile as a PDF resume of one page, in the fonts that every PDF reader has. */
export const resumePdf = (seeker: DemoSeeker): Buffer => {
  const page = pageOf(linesOf(seeker));
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end, 'latin1');
};
