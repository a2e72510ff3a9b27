import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';
import type { Mail } from '../../../../functions/platform/mail.ts';
import { plainPage } from '../../dev-endpoints/plain-page.ts';
import { previews, slugOf } from './previews.ts';

const languages = [
  { language: 'en', name: 'English' },
  { language: 'es', name: 'Spanish' },
] as const;

const widths = [
  { name: 'phone', width: 360 },
  { name: 'desktop', width: 720 },
];

/** Returns a page with a list of all kinds of e-mails and their subjects. */
export const previewListPage = async (): Promise<string> => {
  const items = previews.map(async ({ name, draw }) => {
    const subjects = await Promise.all(
      languages.map(async ({ language }) => {
        const { subject } = await draw(language);
        return `<span lang="${language}">${escapeHtml(subject)}</span>`;
      }),
    );
    return `<li><a href="/__local/mail-previews/${slugOf(name)}">${escapeHtml(name)}</a>${subjects.join('')}</li>`;
  });
  return plainPage({
    title: 'E-mails of the product',
    style: `ul { list-style: none; padding: 0; }
  li { padding: 0.6rem 0; border-top: 1px solid #CDD5D2; overflow-wrap: anywhere; }
  li span { display: block; color: #4F5C5B; font-size: 0.9rem; }`,
    body: `<p>Drawn from sample data by the functions that write the real ones. What was really sent is in the
<a href="/__local/mailbox">mailbox</a>.</p>
<ul>${(await Promise.all(items)).join('')}</ul>`,
  });
};

const frame = ({ html, subject }: Mail) =>
  widths.map(
    ({ name, width }) => `<figure><figcaption>HTML, ${name} (${width} px)</figcaption>
<div class="scroll"><iframe sandbox="allow-same-origin" width="${width}" height="100" title="${escapeHtml(`${subject}, ${name}`)}" srcdoc="${escapeHtml(html)}"></iframe></div></figure>`,
  );

const drawn = (mail: Mail, language: string, name: string): string => `<section lang="${language}">
<h2 lang="en">${name}</h2>
<p><span lang="en">Subject:</span> <strong>${escapeHtml(mail.subject)}</strong></p>
<div class="frames">${frame(mail).join('')}</div>
<figure><figcaption lang="en">Plain text</figcaption><pre>${escapeHtml(mail.text)}</pre></figure>
</section>`;

/** A script that sizes each frame to its e-mail. Scripts of the e-mail itself don't run. */
const FIT = `for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => { frame.height = frame.contentDocument.documentElement.scrollHeight + 2; };
  frame.addEventListener('load', fit);
  if (frame.contentDocument?.readyState === 'complete') fit();
}`;

/** Returns a page with one kind of e-mail in each language, as HTML and as text; undefined for an unknown kind. */
export const previewPage = async (slug: string): Promise<string | undefined> => {
  const preview = previews.find(({ name }) => slugOf(name) === slug);
  if (!preview) return undefined;
  const sections = await Promise.all(
    languages.map(async ({ language, name }) => drawn(await preview.draw(language), language, name)),
  );
  return plainPage({
    title: preview.name,
    style: `body { max-width: 69rem; }
  figure { margin: 1rem 0; min-width: 0; }
  .frames { display: flex; flex-wrap: wrap; align-items: start; column-gap: 1.25rem; }
  figcaption { color: #4F5C5B; font-size: 0.9rem; }
  .scroll { overflow-x: auto; }
  pre { margin: 0; padding: 1rem; border: 1px solid #CDD5D2; white-space: pre-wrap; overflow-wrap: anywhere; }`,
    body: `<p><a href="/__local/mail-previews">All e-mails</a></p>${sections.join('')}<script>${FIT}</script>`,
  });
};
