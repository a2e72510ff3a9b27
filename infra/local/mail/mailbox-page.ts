import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';
import { plainPage } from '../dev-endpoints/plain-page.ts';
import type { LocalEmail } from './ses.ts';

const showEmail = ({ to, subject, date, html, text, links }: LocalEmail) => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <p>To ${escapeHtml(to)}, ${escapeHtml(new Date(date).toLocaleString('en-US'))}</p>
    <iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html || `<pre>${escapeHtml(text)}</pre>`)}"></iframe>
    <ul>${links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('')}</ul>
  </article>`;

/** Returns a page with every e-mail that the product has sent. Scripts in the messages don't run. */
export const mailboxPage = (emails: readonly LocalEmail[]): string =>
  plainPage({
    title: 'Mailbox',
    style: `article { border-top: 1px solid #CDD5D2; padding: 1rem 0; overflow-wrap: anywhere; }
  h2 { margin: 0; font-size: 1.1rem; }
  iframe { width: 100%; height: 24rem; }`,
    body: `<p><a href="/__local/mail-previews">Every kind of e-mail</a></p>
${emails.length > 0 ? emails.map(showEmail).join('') : '<p>No e-mail has been sent yet.</p>'}`,
  });
