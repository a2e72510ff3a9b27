import { trustedText as text } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { describe, expect, it } from 'vitest';
import { type EmailLayout, layOut } from './email-layout.ts';

const least: EmailLayout = { language: 'es', title: text('Hola'), paragraphs: [text('Uno'), text('Dos')] };
const link = { label: text('Ver'), link: 'https://plumbline.example/a?b=1&c="2"' };

describe('the e-mail template', () => {
  it('writes an HTML part and a text part with the same text', () => {
    const mail = layOut({
      ...least,
      facts: [{ label: text('Empleo'), value: text('Techador') }],
      action: link,
      footer: text('Por su cuenta'),
      footerLink: { label: text('Desactivar'), link: 'https://plumbline.example/off' },
    });
    expect(mail.text).toBe(
      'Hola\n\nUno\n\nDos\n\nEmpleo: Techador\n\nVer: https://plumbline.example/a?b=1&c="2"\n\n' +
        'Por su cuenta\n\nDesactivar: https://plumbline.example/off\n\nPlumbline LLC',
    );
    const words = mail.html
      .replace(/^.*<\/head>|<!--.*?-->|<[^>]*>/gs, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    // The first paragraph appears twice: mail programs show it next to the subject as a preview.
    expect(words).toEqual([
      ...['Uno', 'Plumbline', 'Hola', 'Uno', 'Dos', 'Empleo', 'Techador', 'Ver', 'Por su cuenta', 'Desactivar'],
      'Plumbline LLC',
    ]);
    expect(mail.html).toContain('lang="es"');
    expect(mail.html).toContain('href="https://plumbline.example/a?b=1&#38;c=&#34;2&#34;"');
  });

  it('leaves out missing parts of an e-mail', () => {
    const mail = layOut(least);
    expect(mail.text).toBe('Hola\n\nUno\n\nDos\n\nPlumbline LLC');
    expect(mail.html).not.toMatch(/<a |<th|undefined|\{\{/);
  });

  it("escapes users' HTML", () => {
    const bad = text(`<img src=x onerror="a()">'$`);
    const { html } = layOut({
      ...least,
      title: bad,
      paragraphs: [bad],
      facts: [{ label: bad, value: bad }],
      action: { label: bad, link: bad },
      footer: bad,
      footerLink: { label: bad, link: bad },
    });
    expect(html).not.toContain('<img');
    // The text occurs 12 times, which splits the HTML into 13 parts: title of document, article and e-mail; preview and
    // paragraph; fact; button, footer and link.
    expect(html.split('&#60;img src=x onerror=&#34;a()&#34;&#62;&#39;$')).toHaveLength(13);
  });

  it('loads nothing from other sites', () => {
    expect(layOut(least).html).not.toMatch(/<link|<img|@import|url\(|src=/);
  });
});
