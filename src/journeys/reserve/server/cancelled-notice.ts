export const cancelledNotice = 'reservation-cancelled';
export const movedNotice = 'reservation-moved';
export type EndNotice = typeof cancelledNotice | typeof movedNotice;

export const isEndNotice = (notice: string): notice is EndNotice =>
  notice === cancelledNotice || notice === movedNotice;
