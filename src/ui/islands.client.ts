/**
 * What makes islands work, in the one file of scripts that every page has: Astro's element and our directive. Astro would write both
 * into each page as inline scripts (3.6 KB); `src/ui/no-inline-scripts.ts` takes them out, so that the policy allows none.
 */
import './register-near.ts';
import 'astro/runtime/server/astro-island.js';
