import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, fromOklch, luminance, mixSrgb, toOklch } from '#src/domain/tenant/colour-math.ts';
import { contrastPairs, contrastProblems } from '#src/domain/tenant/contrast.ts';
import { paletteTokens, type BrandColours, type Branding } from '#src/domain/tenant/palette.ts';
import { brandingSettings } from '#src/domain/tenant/settings/branding.ts';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

const template = { accent: null, onAccent: null, ink: null, surface: null };
const colours = (own: Partial<BrandColours>): BrandColours => ({ ...template, ...own });
const branding = (own: object): Branding => brandingSettings.parse(own);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colour arithmetic', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0b5a66', '#ffffff', 7.87],
  ])('contrast of %s and %s is %f in either order (CONF-02)', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });

  test('converts every sRGB colour to OKLCH and back (CONF-02)', () => {
    fc.assert(
      fc.property(hex, (colour) => fromOklch(toOklch(colour)) === colour),
      { numRuns: fuzzRuns(100) },
    );
  });

  test('reduces chroma, not lightness, for colours outside sRGB (CONF-02)', () => {
    const { l } = toOklch(fromOklch({ l: 0.6, c: 0.4, h: 140 }));
    expect(l).toBeCloseTo(0.6, 1);
  });

  test('mixes colours like CSS color-mix (CONF-02)', () => expect(mixSrgb('#12232b', 0.7, '#ffffff')).toBe('#59656b'));
});

describe('palettes', () => {
  test.each(templateNames)('the %s template passes AA with its default colours (CONF-02)', (name) => {
    expect(contrastProblems(template, name)).toEqual([]);
    for (const pair of contrastPairs(template, name))
      expect(contrast(pair.front, pair.back), pair.what).toBeGreaterThanOrEqual(pair.needed);
  });

  test("uses the template's hand-picked shades without custom colours or with its own accent (CONF-02)", () => {
    const tokens = paletteTokens(branding({ font: 'archivo', radius: 'square' }), 'marketplace');
    expect(tokens).toMatchObject({
      '--accent': '#ffc20e',
      '--accent-hover': '#f2b300',
      '--accent-active': '#dc9f00',
      '--accent-tint': '#fff3cb',
      '--on-accent': '#1c1914',
      '--ink': '#1c1914',
      '--on-ink': '#ffffff',
      '--surface': '#f2efe8',
      '--r-control': '0px',
      '--r-card': '0px',
      '--font': expect.stringMatching(/^"Archivo Variable"/),
    });
    expect(
      paletteTokens(branding({ font: 'archivo', radius: 'square', colours: { accent: '#FFC20E' } }), 'marketplace'),
    ).toEqual(tokens);
  });

  test.each([
    ['instrument-sans', 'soft', '"Instrument Sans Variable"', '10px', '18px'],
    ['archivo', 'round', '"Archivo Variable"', '16px', '28px'],
    ['system', 'square', 'system-ui', '0px', '0px'],
  ] as const)('applies typeface %s and %s corners (CONF-02)', (font, radius, family, control, card) => {
    const tokens = paletteTokens(branding({ font, radius }), 'showroom');
    expect(tokens['--font']!.split(',')[0]).toBe(family);
    expect([tokens['--r-control'], tokens['--r-card']]).toEqual([control, card]);
  });

  test.each([
    ['#c8102e', 'darker'],
    ['#1638a6', 'darker'],
    ['#00573f', 'darker'],
    ['#141414', 'lighter'],
  ])('%s passes in every template; its shades get %s (CONF-02)', (accent, way) => {
    for (const name of templateNames) {
      expect(contrastProblems(colours({ accent }), name)).toEqual([]);
      const tokens = paletteTokens(branding({ colours: { accent } }), name);
      expect(tokens['--on-accent']).toBe('#ffffff');
      const steps = ['--accent', '--accent-hover', '--accent-active'].map((token) => luminance(tokens[token]!));
      expect(steps).toEqual([...steps].sort((a, b) => (way === 'darker' ? b - a : a - b)));
      expect(new Set(steps).size).toBe(3);
    }
  });

  test('lowers the accent’s lightness by 0.05 on hover and 0.105 when active (CONF-02)', () => {
    const accent = '#1638a6';
    const tokens = paletteTokens(branding({ colours: { accent } }), 'showroom');
    const lost = ['--accent-hover', '--accent-active'].map((token) => toOklch(accent).l - toOklch(tokens[token]!).l);
    expect(lost[0]).toBeCloseTo(0.05, 2);
    expect(lost[1]).toBeCloseTo(0.105, 2);
  });

  test('keeps readable text on an accent readable on hover and when active (CONF-02)', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...templateNames), (accent, name) => {
        const tokens = paletteTokens(branding({ colours: { accent } }), name);
        const on = (token: string) => contrast(tokens['--on-accent']!, tokens[token]!);
        return on('--accent') < 4.5 || (on('--accent-hover') >= 4.5 && on('--accent-active') >= 4.5);
      }),
      {
        numRuns: fuzzRuns(100),
        examples: [
          ['#ff9147', 'marketplace'],
          ['#c96f1a', 'marketplace'],
          ['#8a8a8a', 'showroom'],
        ],
      },
    );
  });

  test('uses a dealer’s ink as the text on the template’s own light accent (CONF-02)', () => {
    expect(paletteTokens(branding({ colours: { ink: '#0b2a4a' } }), 'marketplace')['--on-accent']).toBe('#0b2a4a');
  });

  test('prefers white text where it is readable, even if black has more contrast (CONF-02)', () => {
    const tokens = paletteTokens(branding({ colours: { accent: '#767676', ink: '#000000' } }), 'showroom');
    expect(contrast('#000000', '#767676')).toBeGreaterThan(contrast('#ffffff', '#767676'));
    expect(tokens['--on-accent']).toBe('#ffffff');
  });

  test('uses ink for text on a light accent, unless the dealer sets a colour (CONF-02)', () => {
    expect(paletteTokens(branding({ colours: { accent: '#ff9147' } }), 'marketplace')['--on-accent']).toBe('#1c1914');
    expect(
      paletteTokens(branding({ colours: { accent: '#ff9147', onAccent: '#000000' } }), 'marketplace')['--on-accent'],
    ).toBe('#000000');
  });

  test('chooses readable text for any accent, or the colour with more contrast (CONF-02)', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const tokens = paletteTokens(branding({ colours: { accent } }), 'showroom');
        const chosen = contrast(tokens['--on-accent']!, accent);
        return chosen >= 4.5 || chosen >= Math.max(contrast('#ffffff', accent), contrast(tokens['--ink']!, accent));
      }),
      { numRuns: fuzzRuns(100) },
    );
  });
});

describe('contrast problems', () => {
  test.each([
    ['showroom', { accent: '#ffc20e' }, 'accent', 'links'],
    ['marketplace', { accent: '#0b5a66', onAccent: '#0b5a66' }, 'onAccent', 'text on the accent colour'],
    ['marketplace', { ink: '#999999' }, 'ink', 'headings'],
    ['showroom', { surface: '#666666' }, 'surface', 'headings on surface panels'],
  ] as const)('with the %s template and %j, reports the setting %s: %s (CONF-02)', (name, own, setting, what) => {
    expect(contrastProblems(colours(own), name)).toContainEqual(expect.objectContaining({ setting, what }));
  });

  test('passes a bright brand colour as a background, but not as a link (CONF-02)', () => {
    expect(contrastProblems(colours({ accent: '#ff9147' }), 'marketplace')).toEqual([]);
    expect(contrastProblems(colours({ accent: '#ff9147' }), 'showroom').length).toBeGreaterThan(0);
  });

  test('suggests a colour that passes and keeps the hue (CONF-02)', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...templateNames), (accent, name) => {
        const [problem] = contrastProblems(colours({ accent }), name);
        if (!problem) return;
        expect(problem.closest).not.toBeNull();
        expect(contrastProblems(colours({ accent: problem.closest }), name)).toEqual([]);
        const [before, after] = [toOklch(accent), toOklch(problem.closest!)];
        if (before.c > 0.05 && after.c > 0.05)
          expect(Math.abs(((before.h - after.h + 540) % 360) - 180)).toBeLessThan(12);
      }),
      { numRuns: fuzzRuns(60) },
    );
  });

  test('checks colours from theme.css like settings (CONF-02)', () => {
    expect(contrastProblems(template, 'showroom', { '--on-accent': '#0b5a66' })).toContainEqual(
      expect.objectContaining({ setting: 'accent', ratio: 1 }),
    );
    expect(contrastProblems(template, 'showroom', { '--on-accent': '#ffffff', '--hero': 'var(--ink)' })).toEqual([]);
  });
});
