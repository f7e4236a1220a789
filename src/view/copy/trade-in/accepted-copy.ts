/** What comes after a price was accepted: on the page, in the mail and on the valuation's own page. */
export const acceptedNext =
  'Nothing is sold yet: we look at the vehicle with you, put the final price in writing, and you can still say no. Bring its registration papers and every key.';
