/** A separate module, to run before Astro's element, which requires the directive at the first island. */
import near from './near.directive.ts';

Object.assign(globalThis, { Astro: { near } });
