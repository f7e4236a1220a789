/** A separate module: Astro's element needs the directive for the first island. */
import near from './near.directive.ts';

Object.assign(globalThis, { Astro: { near } });
