/** Specification section 7; ignored unless the analytics script listens. */
export const shopperEvent = 'forecourt:event';

export interface ShopperEvent {
  id: 39;
  carId: string;
}

export function recordEvent(detail: ShopperEvent): void {
  window.dispatchEvent(new CustomEvent<ShopperEvent>(shopperEvent, { detail }));
}
