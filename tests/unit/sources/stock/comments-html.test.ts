import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentsHtml } from '#src/sources/stock/transforms/comments-html.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

test.each([
  ['plain words', 'Nice car', '<p>Nice car</p>'],
  ['paragraphs and lines', 'One\nTwo\n\nThree', '<p>One<br>Two</p><p>Three</p>'],
  ['a list', '<ul><li>ABS<li>Tow bar</ul>', '<ul><li>ABS</li><li>Tow bar</li></ul>'],
  ['attributes', '<p onclick="x()" style="color:red">Hi <b class=y>there</b></p>', '<p>Hi <b>there</b></p>'],
  ['script', 'Good<script>alert("x")</script> car', '<p>Good car</p>'],
  ['script that never ends', 'Good<script>alert(1)', '<p>Good</p>'],
  ['style and frames', '<style>p{}</style><iframe src=x>y</iframe>ok', '<p>ok</p>'],
  ['a link, whose words stay', '<a href="javascript:x">our site</a>', '<p>our site</p>'],
  ['a picture that runs code', '<img src=x onerror=alert(1)>ok', '<p>ok</p>'],
  ['an unclosed tag', 'ok <img src=x onerror=alert(1)', '<p>ok </p>'],
  ['ampersands and signs', 'R&D < 5 & > 3', '<p>R&amp;D &lt; 5 &amp; &gt; 3</p>'],
  ['entities', '<p>R&amp;D &ndash; &#8226; caf&eacute;</p>', '<p>R&amp;D – • café</p>'],
  ['escaped markup', '&lt;p&gt;Nice &lt;b&gt;car&lt;/b&gt;&lt;/p&gt;', '<p>Nice <b>car</b></p>'],
  ['escaped script', '&lt;p&gt;x&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;', '<p>x</p>'],
  ['script escaped twice stays words', '<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
  ['headings', '<h2>Features</h2>Good', '<p>Features</p><p>Good</p>'],
  ['comments', 'a<!-- b -->c', '<p>ac</p>'],
  ['crossed tags', '<b>x<i>y</b>z</i>', '<p><b>x<i>y</i></b>z</p>'],
  ['nothing', ' <p> </p><br> ', ''],
])('cleans dealer text with %s (OPS-02)', (_, text, expected) => {
  expect(commentsHtml(text)).toBe(expected);
});

test('truncates a megabyte of text (OPS-02)', () => {
  expect(commentsHtml('word '.repeat(200_000)).length).toBeLessThan(11_000);
  expect(commentsHtml(`<p>${'<b>word</b> '.repeat(200_000)}`).length).toBeLessThan(60_000);
});

describe('any input', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<script>',
          '</script>',
          '<',
          '>',
          '<p',
          '<b ',
          '</b>',
          '"',
          "'",
          '&lt;',
          '&#60;',
          '&#x3c;',
          '<img src=x onerror=alert(1)>',
          '<svg/onload=alert(1)>',
          '<!--',
          '-->',
          '<![CDATA[',
          '<a href=javascript:alert(1)>',
          '<p>',
          '<li>',
          '<ul>',
          '</ul>',
          '<br/>',
          '\u0000',
          '\u202e',
          '<scr<script>ipt>',
          '<<p>',
          'ok',
        ),
        fc.string({ maxLength: 12 }),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

  test('outputs only allowed tags, without attributes, closed in order (OPS-02)', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = commentsHtml(text);
        const open: string[] = [];
        for (const [tag, close, name] of html.matchAll(/<(\/?)([^>]*)>/g)) {
          expect(['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em'], tag).toContain(name);
          if (name === 'br') continue;
          if (close) expect(open.pop()).toBe(name);
          else open.push(name!);
        }
        expect(open).toEqual([]);
        expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>"]/);
      }),
      { numRuns: fuzzRuns(600), seed: 1 },
    );
  });
});
