/**
 * In every page's script file: Astro would inline its island element and our directive (3.6 KB), which the built pages'
 * CSP forbids.
 */
import './register-near.ts';
import 'astro/runtime/server/astro-island.js';
