/** The specification's basis: $30,000 secured over 5 years (LAW-02). */
export const comparisonWarning =
  'The comparison rate is based on a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** For rates without a lender: a comparison rate includes a lender's fees, so this can't be one. */
export const exampleNote =
  'This example excludes fees. A lender’s comparison rate, based on a secured loan of $30,000 over 5 years, takes fees into account: ask for it before you decide.';
