/** What comes after a price was accepted: on the page, in the mail and on the valuation's own page. */
export const acceptedNext = (isInspected: boolean): string =>
  isInspected
    ? 'Nothing is sold until you sign, and you can still say no. Bring its registration papers and every key.'
    : 'Nothing is sold yet: we look at the vehicle with you, put the final price in writing, and you can still say no. Bring its registration papers and every key.';

/** What the dealer gets in touch for. */
export const acceptedMeeting = (isInspected: boolean): string =>
  `agree on a time to ${isInspected ? 'sign' : 'look at the vehicle'}`;
