/** Serialises an object for a `<script type="application/ld+json">`: nothing in it can end the element. */
export const jsonLd = (object: object): string => JSON.stringify(object).replace(/</g, '\\u003c');
