/**
 * Astro's island element and our directive, included in every page's script file. Astro would inline both (3.6 KB),
 * which the CSP of built pages forbids.
 */
import './register-near.ts';
import 'astro/runtime/server/astro-island.js';
