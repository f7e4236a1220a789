/** Next steps after acceptance, on the page, in the e-mail and on the valuation's page. */
export const acceptedNext = (isInspected: boolean): string =>
  isInspected
    ? 'Nothing is sold until you sign, and you can still say no. Bring its registration papers and every key.'
    : 'Nothing is sold yet: we look at the vehicle with you, put the final price in writing, and you can still say no. Bring its registration papers and every key.';

/** Purpose of the dealer's call. */
export const acceptedMeeting = (isInspected: boolean): string =>
  `agree on a time to ${isInspected ? 'sign' : 'look at the vehicle'}`;
