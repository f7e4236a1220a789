const minuteMs = 60_000;

/** Stripe lets no payment page end sooner than half an hour after it was made: a minute more for the way to it. */
export const paymentEndsMs = 31 * minuteMs;

/** An unpaid hold outlasts its payment page, so that word of a payment in the last second finds the vehicle held. */
export const unpaidHoldMs = 33 * minuteMs;
