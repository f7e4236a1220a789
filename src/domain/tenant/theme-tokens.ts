/** What a dealer's theme.css may set: every token of the template's tokens.css. A test holds this list against the stylesheets. */
import type { TemplateName } from './settings/settings.ts';

export const themeTokens: Record<TemplateName, readonly string[]> = {
  showroom: [
    '--accent', '--accent-active', '--accent-hover', '--accent-on-ink', '--accent-tint', '--danger', '--danger-tint', '--ease', '--focus', '--font',
    '--fs-2xl', '--fs-3xl', '--fs-4xl', '--fs-lg', '--fs-md', '--fs-sm', '--fs-ui', '--fs-xl', '--fs-xs', '--gap', '--gutter', '--h-compact',
    '--h-control', '--header', '--ink', '--ink-2', '--lh-2xl', '--lh-3xl', '--lh-4xl', '--lh-lg', '--lh-md', '--lh-sm', '--lh-ui', '--lh-xl',
    '--lh-xs', '--line', '--line-control', '--line-on-ink', '--muted', '--on-accent', '--on-ink', '--on-ink-muted', '--paper', '--r-card',
    '--r-control', '--r-full', '--s1', '--s10', '--s12', '--s16', '--s2', '--s20', '--s24', '--s3', '--s4', '--s5', '--s6', '--s8', '--scrim',
    '--section', '--sh-bar', '--sh-control', '--sh-overlay', '--sh-raised', '--shade', '--success', '--success-tint', '--surface', '--surface-2',
    '--tag-certified', '--tag-certified-on', '--tag-custom', '--tag-custom-on', '--tag-electric', '--tag-electric-on', '--tag-highlight',
    '--tag-highlight-on', '--tag-new', '--tag-new-on', '--tag-reserved', '--tag-reserved-on', '--tag-sold', '--tag-sold-on', '--tag-soon',
    '--tag-soon-on', '--text', '--track-head', '--track-title', '--w-bold', '--w-medium', '--w-semi', '--warning', '--warning-tint',
  ],
  marketplace: [
    '--accent', '--accent-active', '--accent-hover', '--accent-on-ink', '--accent-tint', '--bar', '--bar-button', '--bar-hover', '--bar-line',
    '--danger', '--deep', '--deep-hover', '--deep-line', '--edge', '--float', '--focus', '--font', '--gutter', '--hit', '--ink', '--ink-2', '--ink-3',
    '--line', '--line-strong', '--max', '--narrow', '--on-accent', '--on-bar', '--on-bar-button', '--on-deep', '--on-deep-2', '--on-ink', '--page',
    '--panel', '--photo', '--price-width', '--r-card', '--r-control', '--s1', '--s10', '--s12', '--s16', '--s2', '--s3', '--s4', '--s5', '--s6',
    '--s8', '--star', '--success', '--success-ink', '--success-tint', '--sunken', '--surface', '--t1', '--t2', '--t3', '--t4', '--t5', '--t6', '--t7',
    '--tag-certified', '--tag-electric', '--tag-highlight', '--tag-new', '--tag-reserved', '--tag-sold', '--tag-soon', '--tight', '--warning',
  ],
};
