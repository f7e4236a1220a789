/** Part of a selector: what React does not look after; an island's slot is the page's own. */
export const notReacts = ':is(astro-slot *, :not(astro-island *))';
