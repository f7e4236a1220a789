/** Selector part for elements outside React's control; an island's slot belongs to the page. */
export const notReacts = ':is(astro-slot *, :not(astro-island *))';
