import { looks } from './looks/looks.ts';

export type TemplateName = keyof typeof looks;

/** Folders of src/templates. */
export const templateNames = Object.keys(looks) as [TemplateName, ...TemplateName[]];
