import type { LocalEmail } from './ses.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const showEmail = ({ to, subject, date, html, text, links }: LocalEmail) => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <p>To ${escapeHtml(to)}, ${escapeHtml(new Date(date).toLocaleString('en-US'))}</p>
    <iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html || `<pre>${escapeHtml(text)}</pre>`)}"></iframe>
    <ul>${links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('')}</ul>
  </article>`;

/** Every e-mail the product has sent, as a page; the messages' own HTML runs no scripts. */
export const mailboxPage = (emails: readonly LocalEmail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mailbox</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid #ccc; padding: 1rem 0; overflow-wrap: anywhere; }
  h2 { margin: 0; font-size: 1.1rem; }
  iframe { width: 100%; height: 16rem; border: 1px solid #ddd; background: #fff; }
</style>
<h1>Mailbox</h1>
${emails.length > 0 ? emails.map(showEmail).join('') : '<p>No e-mail has been sent yet.</p>'}
</html>`;
