/** Each template's parts for shared pages. */
import type { SiteContext } from '#src/domain/site.ts';
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { atelierFrame } from './atelier/frame.ts';
import { marketplaceFrame } from './marketplace/frame.ts';
import type { Frame } from './shape.ts';
import { showroomFrame } from './showroom/frame.ts';

const frames: Record<TemplateName, Frame> = {
  showroom: showroomFrame,
  marketplace: marketplaceFrame,
  atelier: atelierFrame,
};

export const frameOf = (context: SiteContext): Frame => frames[context.settings.template];
