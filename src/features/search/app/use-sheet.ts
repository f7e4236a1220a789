import { useEffect, useRef, useState, type RefObject } from 'react';
import { isSheetStep, sheetHistory } from './sheet-history.ts';

/** Where the panel is a sheet over the page; beside the page, Back is for the search. */
const phones = '(max-width: 991px)';

const leadsAway = ({ target, defaultPrevented }: Event): boolean =>
  !defaultPrevented && target instanceof Element && target.closest('a[href]') !== null;

/** On phones Back closes the panel before anything else. What is behind it is `modal-sheet.client.ts`'s. */
export function useSheet(): { panel: RefObject<HTMLElement | null>; isOpen: boolean } {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const sheet = sheetHistory(window);
    sheet.forget();
    const toggled = ({ newState }: ToggleEvent) => {
      setOpen(newState === 'open');
      if (newState === 'closed') sheet.closed();
      else if (matchMedia(phones).matches) sheet.opened();
    };
    const wentBack = ({ isTrusted }: Event) => {
      // The search itself reports the URL of a filter that was pressed before it came; that leaves the sheet open.
      if (!isTrusted) return;
      const isOpen = panel.matches(':popover-open');
      if (isOpen && !isSheetStep(history)) panel.hidePopover();
      if (!isOpen) sheet.forget();
    };
    const clicked = (event: Event) => {
      if (leadsAway(event)) sheet.goesAway();
    };
    panel.addEventListener('toggle', toggled);
    addEventListener('popstate', wentBack);
    addEventListener('click', clicked);
    return () => {
      panel.removeEventListener('toggle', toggled);
      removeEventListener('popstate', wentBack);
      removeEventListener('click', clicked);
    };
  }, []);
  return { panel: ref, isOpen };
}
