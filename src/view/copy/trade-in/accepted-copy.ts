export const acceptedNext = (isInspected: boolean): string =>
  isInspected
    ? 'Nothing is sold until you sign, and you can still say no. Bring its registration papers and every key.'
    : 'Nothing is sold yet: we look at the vehicle with you, put the final price in writing, and you can still say no. Bring its registration papers and every key.';

export const acceptedMeeting = (isInspected: boolean): string =>
  `agree on a time to ${isInspected ? 'sign' : 'look at the vehicle'}`;
