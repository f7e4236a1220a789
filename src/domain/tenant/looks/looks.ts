import { atelierLook } from './atelier.ts';
import type { TemplateLook } from './look.ts';
import { marketplaceLook } from './marketplace.ts';
import { showroomLook } from './showroom.ts';

export const looks = {
  showroom: showroomLook,
  marketplace: marketplaceLook,
  atelier: atelierLook,
} satisfies Record<string, TemplateLook>;
