import { loadStyle } from '#src/ui/load-style.ts';
import type { SlotPicker } from './SlotPicker.tsx';
import stylesheet from './slots.css?url';

/** Most shoppers ask a question: days and times come with the first look at a test drive. Throws where they cannot. */
export async function loadSlotPicker(): Promise<typeof SlotPicker> {
  const [picker] = await Promise.all([import('./SlotPicker.tsx'), loadStyle(stylesheet)]);
  return picker.SlotPicker;
}
