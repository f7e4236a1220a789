import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { contrast } from '#src/domain/tenant/colour-math.ts';
import { mailTheme, type MailColours } from '#src/server/platform/mail/mail-look.ts';
import type { MailPage } from '#src/server/platform/mail/mail-page.ts';
import { renderMail } from '#src/server/platform/mail/render-mail.ts';
import { someSettings } from '../../../fixtures/vehicles.ts';
import { demoTenants } from '../../demo/demo-tenants.ts';

const page: MailPage = {
  subject: 'A <b>subject</b>',
  preview: 'What comes next',
  parts: [
    { kind: 'note', text: 'A note' },
    { kind: 'alert', text: 'An alert' },
    { kind: 'heading', text: 'A heading' },
    { kind: 'subheading', text: 'Next' },
    {
      kind: 'text',
      text: [
        'Some words, ',
        { strong: 'strong ones' },
        ' and ',
        { label: 'a link', url: 'https://x.example/?a=1&b=2' },
      ],
    },
    { kind: 'facts', rows: [{ label: 'Phone', value: { label: '02 5550 1234', url: 'tel:0255501234' } }] },
    { kind: 'steps', rows: [{ label: 'First', text: 'This' }] },
    { kind: 'picture', src: 'https://x.example/a.jpg', alt: 'A "car"' },
    { kind: 'panel', paragraphs: [['“<script>alert(1)</script>”\nand more']] },
    { kind: 'list', items: [['One'], ['Two']] },
    { kind: 'button', link: { label: 'Press', url: 'https://x.example/press' } },
    { kind: 'links', links: [{ label: 'Elsewhere', url: 'https://x.example/else' }] },
  ],
  why: 'Because.',
  sender: ['Sample Motors', '12 Sample Street'],
};

describe('mail parts', () => {
  const { subject, text, html } = renderMail(page, someSettings());

  test('give the text and HTML versions the same content in the same order (LEAD-02)', () => {
    expect(subject).toBe('A <b>subject</b>');
    expect(text).toBe(
      [
        'A note',
        'An alert',
        'A heading',
        'NEXT',
        'Some words, strong ones and a link: https://x.example/?a=1&b=2',
        'Phone: 02 5550 1234',
        'First: This',
        '“<script>alert(1)</script>”\nand more',
        '- One\n- Two',
        'Press:\nhttps://x.example/press',
        'Elsewhere:\nhttps://x.example/else',
        'Because.',
        '-- \nSample Motors\n12 Sample Street\n',
      ].join('\n\n'),
    );
    const words = parse(html).querySelector('[role=article]')!.structuredText.replace(/\s+/g, ' ');
    let from = 0;
    for (const part of [
      'A note',
      'An alert',
      'A heading',
      'Next',
      'strong ones',
      '02 5550 1234',
      'and more',
      'Two',
      'Press',
      'Elsewhere',
      'Because.',
      '12 Sample Street',
    ]) {
      const at = words.indexOf(part, from);
      expect(at, part).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  test("escape typed text, and load nothing but the receipt's image (LEAD-02)", () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('A &lt;b&gt;subject&lt;/b&gt;');
    expect(html).not.toMatch(/<script|<link|@import|@font-face|url\(/i);
    expect(
      parse(html)
        .querySelectorAll('img')
        .map((one) => [one.getAttribute('src'), one.getAttribute('alt')]),
    ).toEqual([['https://x.example/a.jpg', 'A "car"']]);
    expect(parse(html).querySelector('a.link')!.getAttribute('href')).toBe('https://x.example/?a=1&b=2');
  });

  test('keep an email small, because mail clients truncate long ones (LEAD-02)', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(12_000);
  });

  test('have enough contrast for every demo dealer, in light and dark mode (LEAD-02)', async () => {
    const pairs = (c: MailColours): [string, string][] => [
      [c.text, c.card],
      [c.ink, c.card],
      [c.quiet, c.card],
      [c.alert, c.card],
      [c.link, c.card],
      [c.text, c.tint],
      [c.ink, c.tint],
      [c.link, c.tint],
      [c.onAccent, c.accent],
    ];
    const bad = (await demoTenants()).flatMap(({ slug, settings }) => {
      const { light, dark } = mailTheme(settings);
      return [...pairs(light), ...pairs(dark)]
        .filter(([front, back]) => contrast(front, back) < 4.5)
        .map((pair) => `${slug} ${pair.join(' on ')}`);
    });
    expect(bad).toEqual([]);
  });
});
