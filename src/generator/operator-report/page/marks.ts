import type { Level } from '../report-data.ts';
import { html, type Markup } from './html.ts';

export type Mark = Level | 'ok';

export const mark = (level: Mark): Markup =>
  html`<svg class="mark ${level}" aria-hidden="true"><use href="#_mark-${level}" /></svg>`;

/** Octagon, triangle and disc. Page ids start with "_", which no slug does. */
export const markShapes = html`<svg class="shapes" aria-hidden="true">
  <symbol id="_mark-bad" viewBox="0 0 16 16">
    <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" />
    <path class="ink" d="M8 4v5M8 11.4v.8" />
  </symbol>
  <symbol id="_mark-warn" viewBox="0 0 16 16">
    <path d="M8 1 15.5 15H.5z" />
    <path class="ink" d="M8 6v4.2M8 12.2v.6" />
  </symbol>
  <symbol id="_mark-ok" viewBox="0 0 16 16">
    <circle cx="8" cy="8" r="7.2" />
    <path class="ink" d="m4.6 8.2 2.4 2.4 4.4-5" />
  </symbol>
</svg>`;
