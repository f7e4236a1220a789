/** Outside React's control; content in an island's slot belongs to the page. */
export const notReacts = ':is(astro-slot *, :not(astro-island *))';
