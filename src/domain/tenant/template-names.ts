import { looks } from './looks/looks.ts';

export type TemplateName = keyof typeof looks;

export const templateNames = Object.keys(looks) as [TemplateName, ...TemplateName[]];

/** `"showroom" for franchised dealers, "marketplace" for …` */
export const templateSummary = Object.entries(looks)
  .map(([name, { isFor }]) => `"${name}" for ${isFor}`)
  .join(', ');
