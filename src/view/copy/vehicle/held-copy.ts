import type { VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';

/** How to hear when a held vehicle comes free; `url` of the form, null if the phone beside it is used. */
export interface HeldWay {
  text: string;
  url: string | null;
}

/** The enquiry form if the page has one, else the phone; null with neither. */
export function heldWay({ actions, phone }: Pick<VehiclePageData, 'actions' | 'phone'>): HeldWay | null {
  const form = actions.find(({ kind }) => kind === 'enquire');
  if (form) return { text: 'Ask us to call you if it comes free', url: form.url };
  return phone && { text: 'Call us to hear whether it has come free', url: null };
}

/** Editable opening text of an enquiry about a held vehicle. */
export const callMeText = (word: string): string => `Please call me if this ${word} comes free.`;

export const heldMessage = ({ isReserved, noun }: Pick<VehiclePageData, 'isReserved' | 'noun'>): string | null =>
  isReserved ? callMeText(noun.one) : null;
