import type { VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';

export interface HeldWay {
  text: string;
  url: string | null;
}

export function heldWay({ actions, phone }: Pick<VehiclePageData, 'actions' | 'phone'>): HeldWay | null {
  const form = actions.find(({ kind }) => kind === 'enquire');
  if (form) return { text: 'Ask us to call you if it comes free', url: form.url };
  return phone && { text: 'Call us to hear whether it has come free', url: null };
}

export const callMeText = (word: string): string => `Please call me if this ${word} comes free.`;

export const heldMessage = ({ isReserved, noun }: Pick<VehiclePageData, 'isReserved' | 'noun'>): string | null =>
  isReserved ? callMeText(noun.one) : null;
