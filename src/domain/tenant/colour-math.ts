/** `#rrggbb` and OKLCH: lightness 0 to 1, chroma from 0, hue in degrees (CSS Color 4, WCAG 2.2). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Triple = [number, number, number];

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const channels = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple;
const linear = (hex: string) => channels(hex).map(toLinear) as Triple;
const hexOf = (rgb: Triple) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function oklab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Values outside 0 to 1 are outside sRGB. */
function linearOf([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export function toOklch(hex: string): Oklch {
  const [l, a, b] = oklab(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Reduces chroma to fit sRGB. */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  const at = (chroma: number): Triple =>
    linearOf([lightness, chroma * Math.cos((h * Math.PI) / 180), chroma * Math.sin((h * Math.PI) / 180)]);
  const fits = (chroma: number) => at(chroma).every((v) => v >= -0.0005 && v <= 1.0005);
  let low = 0;
  let high = c;
  if (!fits(c)) {
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    high = low;
  }
  return hexOf(at(high).map((v) => toGamma(Math.min(1, Math.max(0, v)))) as Triple);
}

/** CSS `color-mix(in srgb, a share, b)`, `share` from 0 to 1. */
export function mixSrgb(a: string, share: number, b: string): string {
  const [x, y] = [channels(a), channels(b)];
  return hexOf(x.map((v, index) => v * share + y[index]! * (1 - share)) as Triple);
}

export function mixOklab(a: string, share: number, b: string): string {
  const [x, y] = [oklab(a), oklab(b)];
  return hexOf(
    linearOf(x.map((v, index) => v * share + y[index]! * (1 - share)) as Triple).map((v) =>
      toGamma(Math.max(0, v)),
    ) as Triple,
  );
}
