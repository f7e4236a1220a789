import { useEffect, useRef, type RefObject } from 'react';
import { isSheetStep, sheetHistory } from './sheet-history.ts';

/** Where the panel is a sheet over the page; beside the page, Back is for the search. */
const phones = '(max-width: 991px)';

const leadsAway = ({ target, defaultPrevented }: Event): boolean => !defaultPrevented && target instanceof Element && target.closest('a[href]') !== null;

/** On phones Back closes the panel before anything else, and closing gives the focus back to the button that opened it. */
export function useSheet(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const sheet = sheetHistory(window);
    sheet.forget();
    let opener: HTMLElement | null = null;
    const isOpener = (element: Element | null): element is HTMLElement => element instanceof HTMLButtonElement && element.popoverTargetElement === panel && !panel.contains(element);
    const giveFocusBack = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && !panel.contains(activeElement)) return;
      const button = opener?.isConnected ? opener : [...document.querySelectorAll<HTMLElement>(`[popovertarget="${panel.id}"]`)].find((one) => isOpener(one) && one.checkVisibility());
      button?.focus({ preventScroll: true });
    };
    const willToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') opener = isOpener(document.activeElement) ? document.activeElement : null;
    };
    const toggled = ({ newState }: ToggleEvent) => {
      if (newState === 'open') {
        if (matchMedia(phones).matches) sheet.opened();
        return;
      }
      sheet.closed();
      giveFocusBack();
    };
    const wentBack = () => {
      const isOpen = panel.matches(':popover-open');
      if (isOpen && !isSheetStep(history)) panel.hidePopover();
      if (!isOpen) sheet.forget();
    };
    const clicked = (event: Event) => { if (leadsAway(event)) sheet.goesAway(); };
    panel.addEventListener('beforetoggle', willToggle);
    panel.addEventListener('toggle', toggled);
    addEventListener('popstate', wentBack);
    addEventListener('click', clicked);
    return () => {
      panel.removeEventListener('beforetoggle', willToggle);
      panel.removeEventListener('toggle', toggled);
      removeEventListener('popstate', wentBack);
      removeEventListener('click', clicked);
    };
  }, []);
  return ref;
}
