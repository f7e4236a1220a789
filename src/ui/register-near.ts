/** By itself, to come before Astro's element: as soon as that meets an island, it asks for the directive. */
import near from './near.directive.ts';

Object.assign(globalThis, { Astro: { near } });
