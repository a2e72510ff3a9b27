import { createRequire } from 'node:module';
import { outgoingText, trustedText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawJob, jobDrawing } from './draw-job.ts';
import { linesOf, textPath, widthOf } from './text-path.ts';

const job = {
  title: outgoingText('Lead Framing Carpenter'),
  company: outgoingText('Lakeland'),
  pay: outgoingText('$31 an hour'),
  facts: outgoingText('Warsaw, IN'),
};

it('the preview picture of a job is a PNG of 1200 by 630 pixels, small enough for any chat', async () => {
  const picture = Buffer.from(await drawJob(job), 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(100_000);
});

it('the preview picture of a job escapes every text, whatever a company calls itself', () => {
  const hostile = trustedText('"/><script>alert(1)</script><image href="file:///etc/passwd"/>&amp;');
  const drawing = jobDrawing({ title: hostile, company: hostile, pay: hostile, facts: hostile });
  expect(drawing).not.toMatch(/script|image|href|&/);
});

it('the preview picture of a job has a fixed size with the longest texts, and with letters without an outline', async () => {
  for (const typed of ['W'.repeat(5000), 'a b '.repeat(2000), '木工 👷 ', '']) {
    const text = trustedText(typed);
    const drawing = jobDrawing({ title: text, company: text, pay: text, facts: text });
    expect(drawing.length).toBeLessThan(120_000);
    await expect(drawJob({ title: text, company: text, pay: text, facts: text })).resolves.toBeTruthy();
  }
});

it('the preview picture of a job breaks a title between words and ends a cut text in an ellipsis', () => {
  expect(linesOf('heading', job.title, 94, 690, 2)).toEqual(['Lead Framing', 'Carpenter']);
  const cut = linesOf('heading', 'Superintendent for multifamily wood frame houses', 94, 690, 2);
  expect(cut).toEqual(['Superintendent', 'for multifamily…']);
  for (const line of cut) expect(widthOf('heading', line, 94)).toBeLessThanOrEqual(690);
});

it('the preview picture of a job has the letters of both languages', () => {
  const { heading, body } = createRequire(import.meta.url)('./glyphs.json');
  for (const letter of 'AZaz09áéíóúñÑü¿¡$,.–’&') {
    expect([letter, letter in heading, letter in body]).toEqual([letter, true, true]);
    expect(textPath('body', letter, { x: 0, y: 0, size: 10 })).toContain('<path');
  }
});
