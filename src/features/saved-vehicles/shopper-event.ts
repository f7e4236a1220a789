/**
 * Events of specification section 7 for whoever measures: a DOM event that the analytics script listens for. Without a
 * listener nothing happens.
 */
export const shopperEvent = 'forecourt:event';

export interface ShopperEvent {
  id: 39;
  carId: string;
}

export function recordEvent(detail: ShopperEvent): void {
  window.dispatchEvent(new CustomEvent<ShopperEvent>(shopperEvent, { detail }));
}
