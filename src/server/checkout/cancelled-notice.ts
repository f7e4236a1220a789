/** The further notice of a lead whose shopper gave the reservation up, or moved it to another vehicle. */
export const cancelledNotice = 'reservation-cancelled';
