import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormDefinition } from './form-definition.ts';
import { stepNames, stepOf } from './form-steps.ts';

export interface Steps {
  /** Null while the whole form is visible. */
  at: number | null;
  isLast: boolean;
  headRef: RefObject<HTMLParagraphElement | null>;
  next: () => void;
  back: () => void;
  show: (name: string) => void;
  first: () => void;
  /** Shows the first step with errors. */
  showFirstError: (names: string[]) => void;
}

const stored = (): number => Number((history.state as { formStep?: number } | null)?.formStep ?? 0) || 0;

/** Going back to a submitted form starts at the first step. */
export function endSteps(): void {
  if (stored() > 0) history.replaceState({ ...(history.state as object | null), formStep: 0 }, '');
}

export function useSteps(definition: FormDefinition): Steps {
  const last = stepNames(definition).length - 1;
  const [at, setAt] = useState<number | null>(null);
  const headRef = useRef<HTMLParagraphElement>(null);
  const shownRef = useRef(0);
  const now = at ?? 0;
  const go = (step: number): void => {
    // So that the heading can take the focus.
    flushSync(() => setAt(step));
    headRef.current?.focus({ preventScroll: true });
    headRef.current?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    shownRef.current = now;
  }, [now]);
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only browsers know the history entry
    if (last > 0) setAt(Math.min(stored(), last));
  }, [last]);
  useEffect(() => {
    if (last === 0) return;
    let { hash } = location;
    const moved = (): void => {
      const step = Math.min(stored(), last);
      // Ignore hash links and dialogs closed with Back.
      if (location.hash === hash && step !== shownRef.current) go(step);
      hash = location.hash;
    };
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setAt(Math.min(stored(), last));
    };
    addEventListener('popstate', moved);
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('popstate', moved);
      removeEventListener('pageshow', shown);
    };
  }, [last]);
  return {
    at,
    isLast: now === last,
    headRef,
    next: () => {
      history.pushState({ ...(history.state as object | null), formStep: now + 1 }, '');
      go(now + 1);
    },
    back: () => {
      if (stored() === now) history.back();
      else go(now - 1);
    },
    show: (name) => {
      if (last > 0) flushSync(() => setAt(stepOf(name, definition)));
    },
    first: () => {
      if (last > 0) setAt(0);
    },
    showFirstError: (names) => {
      const wrong = Math.min(...names.map((name) => stepOf(name, definition)));
      if (last > 0 && wrong < now) setAt(wrong);
    },
  };
}
