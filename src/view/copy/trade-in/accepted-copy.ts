/** What comes after a price was accepted: on the page, in the mail and on the valuation's own page. */

/** What was accepted in writing after an inspection, in the words of the lead; any other price is one before it. */
const afterInspection = /after the inspection\.$/;

/** `accepted` as the lead says it: "The offer of $25,900 after the inspection." */
export const acceptedNext = (accepted: string): string =>
  afterInspection.test(accepted)
    ? 'Nothing is sold until you sign, and you can still say no. Bring its registration papers and every key.'
    : 'Nothing is sold yet: we look at the vehicle with you, put the final price in writing, and you can still say no. Bring its registration papers and every key.';

/** What the dealer gets in touch for. */
export const acceptedMeeting = (accepted: string): string =>
  `agree on a time to ${afterInspection.test(accepted) ? 'sign' : 'look at the vehicle'}`;
