/** A separate module, so that it runs before Astro's element, which needs the directive for the first island. */
import near from './near.directive.ts';

Object.assign(globalThis, { Astro: { near } });
