/** The contrast check and stylesheets must use the same colours. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mixOklab, mixSrgb } from '#src/domain/tenant/colour-math.ts';
import { contrastPairs } from '#src/domain/tenant/contrast.ts';
import { colourTokens } from '#src/domain/tenant/palette.ts';
import { templateNames, type TemplateName } from '#src/domain/tenant/template-names.ts';
import { looks } from '#src/domain/tenant/looks/looks.ts';

const none = { accent: null, onAccent: null, ink: null, surface: null };
const long = (value: string) => value.toLowerCase().replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3');

function tokensOf(template: TemplateName): Map<string, string> {
  const css = readFileSync(
    join(import.meta.dirname, `../../../../src/templates/${template}/styles/tokens.css`),
    'utf8',
  );
  const tokens = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g))
    if (!tokens.has(name!)) tokens.set(name!, value!.trim());
  return tokens;
}

/** Mixed from ink, named differently in each template. */
const mixed: Record<TemplateName, string[]> = {
  showroom: ['--muted', '--line-control', '--on-ink-muted'],
  atelier: ['--page-muted', '--page-control', '--studio-muted', '--studio-control'],
  marketplace: ['--ink-2', '--ink-3', '--line-strong', '--on-deep-2'],
};

function mix(value: string, template: TemplateName): string {
  const match = /^color-mix\(in (srgb|oklab), var\((--[a-z-]+)\) (\d+)%, (?:var\((--[a-z-]+)\)|(#fff))\)$/.exec(value);
  if (!match) throw new Error(`${value} is no mix that this test can read`);
  const palette = colourTokens(looks[template].palette);
  const [, space, front, share, back] = match;
  return (space === 'srgb' ? mixSrgb : mixOklab)(
    palette[front!]!,
    Number(share) / 100,
    back ? palette[back]! : '#ffffff',
  );
}

describe.each(templateNames)('tokens.css of %s', (template) => {
  const tokens = tokensOf(template);

  test('starts from the default palette in settings (CONF-02)', () => {
    const palette = colourTokens(looks[template].palette);
    expect(Object.fromEntries(Object.keys(palette).map((name) => [name, long(tokens.get(name) ?? '')]))).toEqual(
      palette,
    );
  });

  test('declares exactly the tokens that a theme may set (CONF-02)', () => {
    expect([...tokens.keys()].toSorted()).toEqual(looks[template].tokens.toSorted());
  });

  test.each(mixed[template])('the contrast check mixes %s like the stylesheet (CONF-02)', (name) => {
    expect(contrastPairs(none, template).map((pair) => pair.front)).toContain(mix(tokens.get(name)!, template));
  });
});
