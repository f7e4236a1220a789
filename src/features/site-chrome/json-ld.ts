/** For `<script type="application/ld+json">`; escapes `<` so that nothing can close the element. */
export const jsonLd = (object: object): string => JSON.stringify(object).replace(/</g, '\\u003c');
