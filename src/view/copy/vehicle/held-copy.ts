import type { VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';

export interface HeldAction {
  text: string;
  url: string | null;
}

export function heldAction({ actions, phone }: Pick<VehiclePageData, 'actions' | 'phone'>): HeldAction | null {
  const form = actions.find(({ kind }) => kind === 'enquire');
  if (form) return { text: 'Ask us to call you if it becomes available', url: form.url };
  return phone && { text: 'Call us to check if it’s available again', url: null };
}

export const callMeText = (word: string): string => `Please call me if this ${word} becomes available.`;

export const heldMessage = ({ isReserved, noun }: Pick<VehiclePageData, 'isReserved' | 'noun'>): string | null =>
  isReserved ? callMeText(noun.one) : null;
