import { RESET_KEY_HOURS, SIGN_UP_KEY_HOURS } from '@plumbline/shared/options/limits';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, describe, expect, it } from 'vitest';
import { accessNotifications } from '../../../../functions/events/notifier/access-notifications.ts';
import { setEnvironment } from '../../environment.ts';
import { entries } from './entry-previews.ts';
import { previewListPage, previewPage } from './page.ts';
import { previews, slugOf } from './previews.ts';

afterAll(setEnvironment({ SITE_URL: 'https://plumbline.example', UNSUBSCRIBE_KEYS: 'key of this test' }));

type MailNode = DefaultTreeAdapterTypes.Node;

const nodesIn = (node: MailNode): MailNode[] => [
  node,
  ...('childNodes' in node && node.nodeName !== 'style' ? node.childNodes.flatMap(nodesIn) : []),
];

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the texts and the addresses of links in the body of an e-mail. */
const contentOf = (html: string): { texts: string[]; links: string[] } => {
  const body = nodesIn(parse(html)).find(({ nodeName }) => nodeName === 'body') ?? expect.fail('No body');
  const nodes = nodesIn(body);
  return {
    texts: nodes.flatMap((node) => ('value' in node ? [oneLine(node.value)] : [])).filter(Boolean),
    links: nodes
      .flatMap((node) =>
        node.nodeName === 'a' && 'attrs' in node ? node.attrs.filter(({ name }) => name === 'href') : [],
      )
      .map(({ value }) => value),
  };
};

describe('the previews of the e-mails', () => {
  it('cover every cell of what the sides of an access entry are notified about', () => {
    const cells = Object.entries(accessNotifications).flatMap(([type, states]) =>
      Object.entries(states).flatMap(([state, sides]) => Object.keys(sides).map((side) => [type, state, side].join())),
    );
    expect(entries.map(({ type, state, side }) => [type, state, side].join()).toSorted()).toEqual(cells.toSorted());
  });

  it('have separate addresses and subjects, and the same text in HTML and as plain text', async () => {
    expect(new Set(previews.map(({ name }) => slugOf(name))).size).toBe(previews.length);
    for (const { draw } of previews) {
      const [english, spanish] = [await draw('en'), await draw('es')];
      expect(english.subject).not.toBe(spanish.subject);
      for (const [language, { html, text }] of Object.entries({ en: english, es: spanish })) {
        expect(html).toContain(`lang="${language}"`);
        const [title] = text.split('\n');
        expect(html).toContain(`${title!.replaceAll('&', '&#38;')}</h1>`);
      }
    }
  });

  it.each(previews)('have every sentence and every link of $name in both parts', async ({ draw }) => {
    for (const language of ['en', 'es'] as const) {
      const { html, text } = await draw(language);
      const { texts, links } = contentOf(html);
      const plain = oneLine(text);

      // The name of the product heads the HTML part only.
      expect(texts.filter((each) => each !== 'Plumbline' && !plain.includes(each))).toEqual([]);
      expect(links.filter((link) => !text.includes(link))).toEqual([]);
      expect(links.length).toBeGreaterThan(0);

      const shown = [...texts, ...links].join(' ');
      const parts = text.split('\n').flatMap((line) => line.split(/: (?=https?:)/));
      expect(
        parts.filter((part) => !texts.join(': ').includes(oneLine(part)) && !shown.includes(oneLine(part))),
      ).toEqual([]);
    }
  });

  it.each([
    ['Account set-up', SIGN_UP_KEY_HOURS],
    ['Invitation of a company user', SIGN_UP_KEY_HOURS],
    ['Password reset', RESET_KEY_HOURS],
  ])(
    'say how long the link of the mail %s works, which the page after a request leaves to them',
    async (name, hours) => {
      const mail = previews.find((each) => each.name === name) ?? expect.fail(`No mail ${name}`);
      const [time, tiempo] = hours === 1 ? ['one hour', 'una hora'] : [`${hours} hours`, `${hours} horas`];
      expect((await mail.draw('en')).text).toContain(`works once and expires in ${time}.`);
      expect((await mail.draw('es')).text).toContain(`funciona una vez y durante ${tiempo}.`);
    },
  );

  it('show name and postal address of the operator at the foot of every mail, in HTML and as text', async () => {
    const address = '100 E Center St, Warsaw, IN 46580';
    const name = 'Level & Plumb LLC';
    const restore = setEnvironment({ POSTAL_ADDRESS: address, LEGAL_NAME: name });
    for (const { name: mail, draw } of previews) {
      for (const language of ['en', 'es'] as const) {
        const { html, text } = await draw(language);
        expect(text.endsWith(`${name}\n${address}`), mail).toBe(true);
        const foot = html.lastIndexOf('Level &#38; Plumb LLC');
        expect(foot, mail).toBeGreaterThan(0);
        expect(html.lastIndexOf(address), mail).toBeGreaterThan(foot);
        expect(`${html}${text}`, mail).not.toContain('Plumbline LLC');
      }
    }
    restore();
  });

  it('are listed, and each is a page with both languages at two widths', async () => {
    const list = await previewListPage();
    for (const { name } of previews) expect(list).toContain(`/__local/mail-previews/${slugOf(name)}"`);
    const page = await previewPage('application-received');
    expect(page?.match(/<iframe sandbox="allow-same-origin" width="(360|720)"/g)).toHaveLength(4);
    expect(page).toContain('Nueva solicitud para Journeyman Roofer');
    expect(await previewPage('no-such-mail')).toBeUndefined();
  });
});
