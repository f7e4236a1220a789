import stylesheet from './dialogs.css?url';
import { loadStyle } from './load-style.ts';

/** The styles of what stands in dialogs and is wrong with a form; a failure leaves the template's own. */
export const loadDialogStyle = (): Promise<void> =>
  loadStyle(stylesheet).catch((error: unknown) => console.warn('Styles did not load.', error));
