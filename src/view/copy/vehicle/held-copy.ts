import type { VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';

/** How to hear of a held vehicle that comes free; `url` of the form, null where the phone beside it is the way. */
export interface HeldWay {
  text: string;
  url: string | null;
}

/** By what the page has: its form of questions, else its phone number; null with neither. */
export function heldWay({ actions, phone }: Pick<VehiclePageData, 'actions' | 'phone'>): HeldWay | null {
  const form = actions.find(({ kind }) => kind === 'enquire');
  if (form) return { text: 'Ask us to call you if it comes free', url: form.url };
  return phone && { text: 'Call us to hear whether it has come free', url: null };
}

/** With what the form of questions of a held vehicle begins, for the shopper to change. */
export const callMeText = (word: string): string => `Please call me if this ${word} comes free.`;

/** Null for a vehicle that nobody holds. */
export const heldMessage = ({ isReserved, noun }: Pick<VehiclePageData, 'isReserved' | 'noun'>): string | null =>
  isReserved ? callMeText(noun.one) : null;
