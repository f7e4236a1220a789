/** The look of every template by its name in settings: the name of its folder in src/templates. */
import { atelier } from './atelier.ts';
import type { TemplateLook } from './look.ts';
import { marketplace } from './marketplace.ts';
import { showroom } from './showroom.ts';

export const looks = { showroom, marketplace, atelier } satisfies Record<string, TemplateLook>;
