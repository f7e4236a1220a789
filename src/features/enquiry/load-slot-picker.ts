import { loadStyle } from '#src/ui/load-style.ts';
import type { SlotPicker } from './SlotPicker.tsx';
import stylesheet from './slots.css?url';

/** @throws Error if it fails to load */
export async function loadSlotPicker(): Promise<typeof SlotPicker> {
  const [picker] = await Promise.all([import('./SlotPicker.tsx'), loadStyle(stylesheet)]);
  return picker.SlotPicker;
}
