import { createElement, memo, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IslandCache } from '#src/render/island-cache.ts';
import { renderPlanted } from '../../support/planted-astro.ts';

interface Given {
  title?: string;
  children?: ReactNode;
  sideNote?: ReactNode;
}

const Box = ({ title, children, sideNote }: Given) => (
  <section title={title}>
    {sideNote}
    {children}
  </section>
);

/** An island as the compiler writes it. */
const island = (attributes: string, content = '') =>
  `---\nimport { Box } from '../src/box.island.tsx';\n---\n<Box client:near${attributes}>${content}</Box>`;

describe('renders a React component without a directive as plain markup (OPS-01)', () => {
  test('with its props, children and slots, and no trace of React', async () => {
    const html = await renderPlanted('<Box title="a&b" class="k">x <b>y</b><i slot="side-note">z</i></Box>', { Box });
    expect(html).toBe('<section title="a&amp;b"><i>z</i>x <b>y</b></section>');
  });

  test('also when memoized, without preload hints', async () => {
    const Photo = memo(() => createElement('img', { src: '/a.webp', fetchPriority: 'high' }));
    expect(await renderPlanted('<Photo />', { Photo })).toBe('<img src="/a.webp" fetchPriority="high"/>');
  });

  test("passes a component's error to the page", async () => {
    const Broken = () => {
      throw new Error('no wheels');
    };
    await expect(renderPlanted('<Broken />', { Broken })).rejects.toThrow('no wheels');
  });
});

describe('an island (OPS-01)', () => {
  test('has its markup and its hydration data', async () => {
    const html = await renderPlanted(island('="touch" title={"<"} data={[1, new Date(0), undefined]}'), { Box });
    expect(html).toMatch(
      /^<astro-island prefix component-url="\/_a\/box\.island\.tsx" component-export="Box" renderer-url="\/_a\/client\.js" /,
    );
    expect(html).toContain(
      ' props="{&quot;title&quot;:[0,&quot;&lt;&quot;],&quot;data&quot;:[1,[[0,1],[3,&quot;1970-01-01T00:00:00.000Z&quot;],[0]]]}" ',
    );
    expect(html).toContain(
      ' ssr client="near" opts="{&quot;name&quot;:&quot;Box&quot;,&quot;value&quot;:&quot;touch&quot;}" await-children>',
    );
    expect(html).toMatch(/><section title="&lt;"><\/section><!--astro:end--><\/astro-island>$/);
  });

  test('puts its children in a slot', async () => {
    expect(await renderPlanted(island('', '<ul><li>x</li></ul>'), { Box })).toContain(
      '<section><astro-slot><ul><li>x</li></ul></astro-slot></section><!--astro:end-->',
    );
  });

  test('stores a slot that it does not show yet in a template', async () => {
    const html = await renderPlanted(island('', '<p>x</p>'), { Box: () => <b>closed</b> });
    expect(html).toContain('<b>closed</b><template data-astro-template><p>x</p></template><!--astro:end-->');
  });

  test('does not wait for children when the server renders nothing', async () => {
    expect(await renderPlanted(island(''), { Box: () => null })).toMatch(/value&quot;:true}"><\/astro-island>$/);
  });

  test("puts a slot's script before the island, since React would not run it", async () => {
    const html = await renderPlanted(`${island('', '<p>x</p>')}`.replace('<p>x</p>', '<Menu />'), {
      Box,
      Menu: (await import('../../support/planted-astro.ts')).planted("<nav /><script>import 'x';</script>"),
    });
    expect(html).toMatch(
      /^<script type="module" src="[^"]+"><\/script><astro-island .*<astro-slot><nav><\/nav><\/astro-slot>/,
    );
  });
});

describe('islands in the pages of a build (OPS-01)', () => {
  const draw = vi.fn();
  function Counted({ title, own }: { title?: string; own?: () => string }) {
    draw();
    return <p title={title}>{own ? own() : ''}</p>;
  }
  const page = (attributes: string, kept: IslandCache | null, scope: object = {}) =>
    renderPlanted(island(attributes), { Box: Counted, ...scope }, kept);
  beforeEach(() => draw.mockClear());

  test('are rendered once while their props are the same', async () => {
    const kept = new IslandCache();
    const pages = [await page(' title="a"', kept), await page(' title="a"', kept), await page(' title="b"', kept)];
    expect(draw).toHaveBeenCalledTimes(2);
    expect(pages).toEqual([await page(' title="a"', null), pages[0], await page(' title="b"', null)]);
  });

  test('differ when a function in their props returns something else', async () => {
    const kept = new IslandCache();
    expect(await page(' own={own}', kept, { own: () => 'one' })).toContain('<p>one</p>');
    expect(await page(' own={own}', kept, { own: () => 'two' })).toContain('<p>two</p>');
    expect(await page(' own={own}', kept, { own: () => 'one' })).toContain('<p>one</p>');
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('are cached up to a limit', async () => {
    const kept = new IslandCache(2);
    for (const title of ['a', 'b', 'c', 'c', 'a']) await page(` title="${title}"`, kept);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('are rendered each time without a cache', async () => {
    await page(' title="a"', null);
    await page(' title="a"', null);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
