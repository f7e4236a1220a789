import { expect, test } from 'vitest';
import { sharedMarkup } from '#src/ui/shared-markup.ts';

const render = (html: string) => sharedMarkup({}, 'header', () => Promise.resolve(html));

test.each(['<a title="<script>alert(1)</script>">', "<img alt='a > b <script'>", '<p>&lt;script></p>'])(
  'allows "<script" in a dealer\'s text: %s (CONF-01)',
  async (html) => {
    expect(await render(html)).toContain('script');
  },
);

test.each(['<p>a</p><script src="/a.js"></script>', '<p title="a > b"><SCRIPT>a</SCRIPT></p>'])(
  'refuses an executable element: %s (CONF-01)',
  async (html) => {
    await expect(render(html)).rejects.toThrow('cannot contain a script');
  },
);
