import { useEffect, useRef, useState, type RefObject } from 'react';
import { isDialogEntry, dialogHistory } from './dialog-history.ts';

/** Up to this width, the panel is a dialog. */
const phones = '(max-width: 991px)';

const leadsAway = ({ target, defaultPrevented }: Event): boolean =>
  !defaultPrevented && target instanceof Element && target.closest('a[href]') !== null;

/** On phones, Back closes the panel first. */
export function useFilterDialog(): { panel: RefObject<HTMLElement | null>; isOpen: boolean } {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const sheet = dialogHistory(window);
    sheet.forget();
    const toggled = ({ newState }: ToggleEvent) => {
      setOpen(newState === 'open');
      if (newState === 'closed') sheet.closed();
      else if (matchMedia(phones).matches) sheet.opened();
    };
    const wentBack = ({ isTrusted }: Event) => {
      // Synthetic, for filters clicked before the search loaded: the dialog stays open.
      if (!isTrusted) return;
      const isOpen = panel.matches(':popover-open');
      if (isOpen && !isDialogEntry(history)) panel.hidePopover();
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
