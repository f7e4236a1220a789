import * as astros from 'astro/compiler-runtime';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, test } from 'vitest';
import { renderPlanted, planted } from '../../support/planted-astro.ts';
import * as ours from '#src/render/compiler-runtime.ts';

type Scope = Record<string, unknown>;

/** Renders in Astro's container for tests. */
async function byAstro(source: string, scope: Scope): Promise<string> {
  const container = await AstroContainer.create();
  const component = planted(source, scope, astros) as never;
  return container.renderToString(component, { locals: { page: { kind: 'planted' } } as never, partial: true });
}

const parts = (runtime: object): Scope => ({
  Card: planted(
    '---\nconst { title, ...rest } = Astro.props;\n---\n<div {...rest}><b>{title}</b><slot /><slot name="foot">none</slot></div>',
    {},
    runtime,
  ),
  Through: planted(
    '<i><Card title="t"><slot name="in" slot="foot" /></Card></i>',
    { Card: planted('<u><slot name="foot" /></u>', {}, runtime) },
    runtime,
  ),
  Kept: planted(
    "---\nconst html = Astro.slots.has('default') ? Astro.slots.render('default') : 'empty';\n---\n<Fragment set:html={html} />",
    {},
    runtime,
  ),
  Late: planted('---\nconst word = await Promise.resolve("late");\n---\n<em>{word}<slot /></em>', {}, runtime),
});

const sources: [what: string, source: string, scope?: Scope][] = [
  ['text that looks like markup', '<p>{text}</p>', { text: `<a href="x">'&` }],
  [
    'markup by set:html, nothing for nothing',
    '<p set:html={html} /><p set:html={none} />',
    { html: '<b>&</b>', none: undefined },
  ],
  ['values that show and values that do not', '<p>{0}{-0}{1.5}{NaN}{true}{false}{null}{undefined}{""}</p>'],
  [
    'lists in lists, sets and functions',
    '<p>{list}{new Set(["x", "y"])}{() => "<"}</p>',
    { list: [1, ['<', [null, 2]]] },
  ],
  [
    'boolean attributes',
    '<input disabled={yes} checked={no} hidden={yes} required={""} value={no} />',
    { yes: true, no: false },
  ],
  [
    'attributes of nothing, of an empty text and of quotes',
    '<a title={none} alt={empty} data-x={text} href={text}>a</a>',
    { none: null, empty: '', text: `"&'<` },
  ],
  ['classes', '<p class:list={["a", { b: true, c: false }, ["d"], null]} /><p class:list={[]} /><p class={"x"} />'],
  [
    'styles',
    '<p style={{ color: "red", fontSize: "2px", "--x": 1, top: null }} /><p style={"a:b"} /><p style="c:d" />',
  ],
  [
    'spread attributes',
    '<p {...given} class="k">x</p>',
    { given: { id: 'i', hidden: true, 'data-a': '"', title: undefined, 'a b': 1 } },
  ],
  [
    'className and names that are no names',
    '<p {...given} />',
    { given: { className: 'k', '"><script>': 'x', tabindex: -1, download: true } },
  ],
  [
    'custom elements and elements by name',
    '<my-list open={yes} count={2} label="a&b"><li>x</li></my-list><Tag class="k">y</Tag><Void src="z" />',
    { yes: true, Tag: 'h2', Void: 'img' },
  ],
  ['slots with and without a fallback', '<Card title="a">x</Card><Card title="b"><p slot="foot">y</p></Card>'],
  ['slots through components', '<Through><b slot="in">x</b></Through><Through />'],
  [
    'slots under a condition',
    '<Card title="a">{cond && <p>x</p>}{!cond && <p slot="foot">y</p>}</Card>',
    { cond: true },
  ],
  ['slots drawn by name', '<Kept><b>x</b></Kept><Kept />'],
  [
    'class:list on a component',
    '<Card title="a" class="k" class:list={["l", { m: true }]} /><Card title="b" class:list={[null]} />',
  ],
  ['fragments', '<Fragment>a<b>b</b></Fragment><><i>c</i></><Fragment set:html={"<u>"} />'],
  ['components that wait', '<p>{1}<Late>x</Late>{2}<Late /></p>'],
  ['promises in braces and lists', '<p>{later}{[later, "b", later]}</p>', { later: Promise.resolve('<a') }],
  ['white space between lines', '<p>\n  a\n  {1}\n  <b>b</b> c\n</p>'],
];

describe('renders a template the way Astro does (OPS-01)', () => {
  test.each(sources)('%s', async (_, source, scope = {}) => {
    const expected = await byAstro(source, { ...parts(astros), ...scope });
    expect(await renderPlanted(source, { ...parts(ours), ...scope })).toBe(expected);
    expect(expected).not.toBe('');
  });
});

describe('reports the reason when rendering fails (OPS-01)', () => {
  test.each<[string, string, Scope, string]>([
    ['an object', '<p>{car}</p>', { car: { make: 1 } }, 'an object with the keys make'],
    ['bytes as markup', '<p set:html={bytes} />', { bytes: new Uint8Array(2) }, 'set:html takes a string'],
    ['a component that is not imported', '<Missing />', { Missing: undefined }, '<Missing> is undefined'],
    [
      'an error of a component',
      '<p>{fail()}</p>',
      {
        fail: () => {
          throw new Error('no wheels');
        },
      },
      'no wheels',
    ],
    [
      'an error of a component that waits',
      '<p>{fail()}{fail()}</p>',
      { fail: () => Promise.reject(new Error('no wheels')) },
      'no wheels',
    ],
  ])('%s', async (_, source, scope, reason) => {
    await expect(renderPlanted(source, scope)).rejects.toThrow(reason);
  });
});

test('provides a page with its URL and its own data (OPS-01)', async () => {
  expect(await renderPlanted('<p>{Astro.url.pathname} {Astro.locals.page.kind}</p>')).toBe('<p>/cars/ planted</p>');
});

describe("puts a component's script on a page only once, at its first use (OPS-01)", () => {
  const source = (more: string) => `${more}<script>import 'x';</script>`;
  const tag = '<script type="module" src="/_a/Planted.astro?astro&type=script&index=0&lang.ts"></script>';

  test('however often the component is used', async () => {
    const Menu = planted(source('<nav />'));
    expect(await renderPlanted('<p><Menu /></p><Menu />', { Menu })).toBe(`<p><nav></nav>${tag}</p><nav></nav>`);
  });

  test('even if another component is async', async () => {
    const Menu = planted(source('<nav />'));
    const Late = planted('---\nawait Promise.resolve();\n---\n<i><Menu /></i>', { Menu });
    expect(await renderPlanted('<Late /><Menu />', { Late, Menu })).toBe(`<i><nav></nav>${tag}</i><nav></nav>`);
  });

  test('not in a fallback that is not shown', async () => {
    const Menu = planted(source('<nav />'));
    const Frame = planted('<slot><Menu /></slot>', { Menu });
    expect(await renderPlanted('<Frame>x</Frame><Menu />', { Frame, Menu })).toBe(`x<nav></nav>${tag}`);
  });
});
