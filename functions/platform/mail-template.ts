import { escapeHtml } from '@plumbline/shared/domain/escape-html';

export type MailText = {
  language: 'en' | 'es';
  title: string;
  paragraphs: string[];
  /** Name and value, such as a phone number. */
  facts?: { label: string; value: string }[];
  action?: { label: string; link: string };
  foot?: string;
  /** A quieter link below the foot. */
  footLink?: { label: string; link: string } | undefined;
};

const BODY_FONT = "font-family:Inter,'Segoe UI',Arial,sans-serif";
const HEAD_FONT = "font-family:'Barlow Semi Condensed','Arial Narrow',Arial,sans-serif";

const factRows = (facts: MailText['facts']): string =>
  (facts ?? [])
    .map(
      ({ label, value }) =>
        `<tr><td style="padding:10px 16px 10px 0;border-top:1px solid #CDD5D2;color:#4F5C5B;font-size:14px">${escapeHtml(label)}</td>` +
        `<td style="padding:10px 0;border-top:1px solid #CDD5D2;font-size:16px;font-weight:600">${escapeHtml(value)}</td></tr>`,
    )
    .join('');

const button = (action: MailText['action']): string =>
  action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;background:#0E5383;color:#FFFFFF;` +
      `text-decoration:none;font-weight:600;font-size:16px;padding:14px 26px;border-radius:5px">${escapeHtml(action.label)}</a></p>`
    : '';

const footer = (foot: string | undefined, footLink: MailText['footLink']): string =>
  [
    escapeHtml(foot ?? ''),
    ...(footLink
      ? [`<a href="${escapeHtml(footLink.link)}" style="color:#4F5C5B">${escapeHtml(footLink.label)}</a>`]
      : []),
    'Plumbline LLC',
  ].join('<br>');

const html = ({ language, title, paragraphs, facts, action, foot, footLink }: MailText): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title></head><body style="margin:0;background:#F1F3F1;color:#141C1E;${BODY_FONT}">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">` +
  `<tr><td style="padding:0 0 16px;${HEAD_FONT};font-size:24px;font-weight:700">` +
  `<span style="border-left:3px solid #B07F22;padding-left:10px">Plumbline</span></td></tr>` +
  `<tr><td style="background:#FFFFFF;border:1px solid #CDD5D2;border-radius:5px;padding:28px 24px">` +
  `<h1 style="margin:0 0 14px;${HEAD_FONT};font-size:26px;line-height:1.2">${escapeHtml(title)}</h1>` +
  paragraphs
    .map((text) => `<p style="margin:0 0 14px;font-size:16px;line-height:1.55">${escapeHtml(text)}</p>`)
    .join('') +
  (facts?.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${factRows(facts)}</table>`
    : '') +
  button(action) +
  `</td></tr><tr><td style="padding:16px 0;color:#4F5C5B;font-size:14px;line-height:1.45">${footer(foot, footLink)}</td></tr>` +
  `</table></td></tr></table></body></html>`;

const text = ({ title, paragraphs, facts, action, foot, footLink }: MailText): string =>
  [
    title,
    ...paragraphs,
    ...(facts?.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.link}`] : []),
    ...(foot ? [foot] : []),
    ...(footLink ? [`${footLink.label}: ${footLink.link}`] : []),
    'Plumbline LLC',
  ].join('\n\n');

/** The one e-mail of the product: HTML that any mail program shows, with a plain-text part beside it. */
export const mailTemplate = (mail: MailText): { html: string; text: string } => ({
  html: html(mail),
  text: text(mail),
});
