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

  it('lists jobs before the closing paragraph, in both parts', () => {
    const job = {
      name: text('Techador'),
      company: text('Lakeland'),
      details: [text('$28'), text('4 millas')],
      link: 'https://plumbline.example/jobs/1?a=1&b=2',
    };
    const mail = layOut({ ...least, jobs: [job, job], rest: [text('Hay más.')], action: link });
    const row = 'Techador\nLakeland\n$28\n4 millas\nhttps://plumbline.example/jobs/1?a=1&b=2';
    expect(mail.text).toContain(`Dos\n\n${row}\n\n${row}\n\nHay más.\n\nVer: `);
    expect(mail.html.match(/<a href="https:\/\/plumbline.example\/jobs\/1\?a=1&#38;b=2"/g)).toHaveLength(2);
    const order = ['Dos', 'Techador', 'Lakeland', '$28', '4 millas', 'Hay más.', 'Ver'].map((each) =>
      mail.html.indexOf(each, mail.html.indexOf('</h1>')),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it("escapes users' HTML", () => {
    const bad = text(`<img src=x onerror="a()">'$`);
    const { html } = layOut({
      ...least,
      title: bad,
      paragraphs: [bad],
      facts: [{ label: bad, value: bad }],
      jobs: [{ name: bad, company: bad, details: [bad], link: bad }],
      rest: [bad],
      action: { label: bad, link: bad },
      footer: bad,
      footerLink: { label: bad, link: bad },
    });
    expect(html).not.toContain('<img');
    // The text occurs 17 times, which splits the HTML into 18 parts: title of document, article and e-mail; preview and
    // paragraph; fact; job; closing paragraph; button, footer and link.
    expect(html.split('&#60;img src=x onerror=&#34;a()&#34;&#62;&#39;$')).toHaveLength(18);
  });

  it('loads nothing from other sites', () => {
    expect(layOut(least).html).not.toMatch(/<link|<img|@import|url\(|src=/);
  });
});
