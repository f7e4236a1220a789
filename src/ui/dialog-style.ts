import stylesheet from './dialogs.css?url';
import { loadStyle } from './load-style.ts';

/** Loads dialog and error styles; on failure the template's remain. */
export const loadDialogStyle = (): Promise<void> =>
  loadStyle(stylesheet).catch((error: unknown) => console.warn('Styles did not load.', error));
