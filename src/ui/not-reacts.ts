/** Selector for elements outside React's control. Content in an island's slot belongs to the page. */
export const notReacts = ':is(astro-slot *, :not(astro-island *))';
