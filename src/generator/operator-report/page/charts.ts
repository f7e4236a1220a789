/** Inline SVG charts, each with a number and a sentence for screen readers. */
import { withCommas } from '#src/lib/numbers.ts';
import type { Level } from '../report-data.ts';
import { html, type Markup } from './html.ts';

interface Trend {
  title: string;
  value: string;
  values: number[];
  note: string;
}

const [width, height] = [240, 44];

export function lineChart({ title, value, values, note }: Trend): Markup {
  if (values.length < 2) return figure(title, value, html``, 'Data starts today.');
  const points = pointsOf(values, width, height);
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const shapes = html`
    <path class="area" d="${line}V${height}H0Z" />
    <path class="line" d="${line}" />
    <path class="end" d="M${points.at(-1)!.join(' ')}h0" />
  `;
  return figure(title, value, drawing(sentence(title, values), shapes), note);
}

export function dayBars({ title, value, values, note }: Trend): Markup {
  const [most, step] = [Math.max(...values, 1), width / values.length];
  const bars = values.map((one, index) => {
    const high = rounded((one / most) * height);
    return html`<rect
      x="${rounded(index * step)}"
      y="${rounded(height - high)}"
      width="${rounded(step * 0.75)}"
      height="${high}"
    />`;
  });
  return figure(title, value, drawing(sentence(title, values), bars), note);
}

export interface Share {
  label: string;
  count: number;
  level?: Level | undefined;
}

export function stepBars(title: string, value: string, steps: Share[]): Markup {
  const most = Math.max(...steps.map(({ count }) => count), 1);
  const rows = steps.map(
    ({ label, count, level }) =>
      html`<div${level ? html` class="${level}"` : null}><dt>${label}</dt><dd><span style="width:${count === 0 ? 0 : Math.max(2, Math.round((count / most) * 100))}%"></span><b>${count}</b></dd></div>`,
  );
  return html`<figure class="chart steps">
    <figcaption><span>${title}</span><b>${value}</b></figcaption>
    <dl>${rows}</dl>
  </figure>`;
}

/** Hidden from screen readers: the number beside it gives the value. */
export function sparkLine(values: number[]): Markup {
  if (values.length < 2) return html`<svg class="spark" aria-hidden="true"></svg>`;
  const points = pointsOf(values, 58, 18).map(([x, y]) => [Math.round(x), Math.round(y) + 3] as const);
  const [endX, endY] = points.at(-1)!;
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return html`<svg class="spark" aria-hidden="true" viewBox="0 0 62 24">
    <path d="${line}" />
    <circle cx="${endX}" cy="${endY}" r="2" />
  </svg>`;
}

const drawing = (label: string, shapes: Markup | Markup[]): Markup =>
  html`<svg role="img" aria-label="${label}" viewBox="-4 -4 ${width + 8} ${height + 8}" preserveAspectRatio="none">
    ${shapes}
  </svg>`;

const figure = (title: string, value: string, drawing: Markup, note: string): Markup =>
  html`<figure class="chart">
    <figcaption><span>${title}</span><b>${value}</b></figcaption>
    ${drawing}
    <p>${note}</p>
  </figure>`;

const sentence = (title: string, values: number[]): string =>
  `${title}, ${values.length} days: lowest ${withCommas(Math.min(...values))}, highest ${withCommas(Math.max(...values))}, now ${withCommas(values.at(-1)!)}`;

/** Starts at no more than 80% of the highest value, so that a flat month looks flat. */
function pointsOf(values: number[], wide: number, high: number): [x: number, y: number][] {
  const top = Math.max(...values, 1);
  const low = Math.min(...values, top * 0.8);
  return values.map((value, index) => [
    rounded((index * wide) / (values.length - 1)),
    rounded(high - ((value - low) / (top - low || 1)) * high),
  ]);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
