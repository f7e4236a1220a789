export const acceptedNext = (isInspected: boolean): string =>
  isInspected
    ? 'Nothing is sold until you sign, and you can still say no. Bring the registration papers and all the keys.'
    : 'Nothing is sold yet. We’ll look at the vehicle with you and put the final price in writing, and you can still say no. Bring the registration papers and all the keys.';

export const acceptedMeeting = (isInspected: boolean): string =>
  `agree on a time to ${isInspected ? 'sign' : 'look at the vehicle'}`;
