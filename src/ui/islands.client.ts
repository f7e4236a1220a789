/**
 * What makes islands work, in the one file of scripts that every page has: Astro's element and our directive. Astro
 * would write both into each page as inline scripts (3.6 KB), which the policy of built pages does not allow.
 */
import './register-near.ts';
import 'astro/runtime/server/astro-island.js';
