import type { DrawingName, IconName } from './icon-names.ts';
import sprite from './i.svg?url&no-inline';

/** One hashed file for all sites. */
export const iconHref = (name: IconName | DrawingName): string => `${sprite}#${name}`;
