import { describe, expect, test } from 'vitest';
import { parseThemeCss } from '#src/sources/tenants/theme-css.ts';

describe('theme.css contains only tokens (CONF-02)', () => {
  test('accepts custom properties in :root, without comments and spaces (CONF-02)', () => {
    const { css, tokens, findings } = parseThemeCss(
      '/* Ours */\n:root {\n  --accent: #0b5a66;\n  --font: "Archivo Variable", Arial;\n}\n:root{--bar:var(--ink)}',
    );
    expect(findings).toEqual([]);
    expect(css).toBe(':root{--accent:#0b5a66;--font:"Archivo Variable", Arial;--bar:var(--ink)}');
    expect(tokens['--accent']).toBe('#0b5a66');
  });

  test.each([
    ['an import', '@import url(a.css);', 'outside :root', 1],
    ['a rule', ':root { --a: 1px }\nbody { color: red }', 'has "body", which is not :root', 2],
    ['a media query', '@media print { :root { --a: 1px } }', 'outside :root', 1],
    ['a property', ':root {\n  color: red;\n}', 'has "color: red", which is not a custom property', 2],
    ['a picture', ':root { --hero: url(https://elsewhere.example/a.png) }', 'loads something in --hero', 1],
    ['a way out of the style element', ':root { --a: </style><script> }', 'which is not a custom property', 1],
    ['an escape', ':root { --a: \\75rl(a) }', 'which is not a custom property', 1],
    ['a set of pictures', ':root { --hero: image-set("a.png" 1x) }', 'loads something in --hero', 1],
    ['a source', ':root { --hero: src("a.png") }', 'loads something in --hero', 1],
    ['an at-rule in a value', ':root { --a: @import }', 'which is not a custom property', 1],
    ['a property after a comment of two lines', ':root {\n/* one\ntwo */\ncolor: red }', 'has "color: red"', 4],
    ['a brace too many', ':root { --a: 1px }}', 'outside :root', 1],
  ])('refuses %s (CONF-02)', (_, source, reason, line) => {
    const { findings } = parseThemeCss(source);
    expect(findings.map((finding) => finding.reason).join('; ')).toContain(reason);
    expect(findings[0]!.line).toBe(line);
  });

  test('ignores a byte order mark (CONF-02)', () =>
    expect(parseThemeCss('\uFEFF:root{--a:1px}')).toMatchObject({ css: ':root{--a:1px}', findings: [] }));

  test('treats an empty theme as no theme (CONF-02)', () =>
    expect(parseThemeCss(' /* nothing yet */ ')).toEqual({ css: '', tokens: {}, lines: {}, findings: [] }));
});
