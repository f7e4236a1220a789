import stylesheet from './dialogs.css?url';
import { loadStyle } from './load-style.ts';

/** If this fails, the template's dialog and error styles remain. */
export const loadDialogStyle = (): Promise<void> =>
  loadStyle(stylesheet).catch((error: unknown) => console.warn('Styles did not load.', error));
