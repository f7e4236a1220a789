import stylesheet from './dialogs.css?url';
import { loadStyle } from './load-style.ts';

/** Loads the dialog and error styles; if that fails, the template's remain. */
export const loadDialogStyle = (): Promise<void> =>
  loadStyle(stylesheet).catch((error: unknown) => console.warn('Styles did not load.', error));
