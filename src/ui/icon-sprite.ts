import type { DrawingName, IconName } from './icon-names.ts';
import sprite from './i.svg?url&no-inline';

/** Address of one icon in the sprite, which is one hashed file for every page of every site. */
export const iconHref = (name: IconName | DrawingName): string => `${sprite}#${name}`;
