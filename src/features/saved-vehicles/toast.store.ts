/** One message at a time: the newest replaces the one before (TOAST-01). */
import { atom } from 'nanostores';

export interface Toast {
  title: string;
  text?: string;
  /** Where one may go next, or what one may undo. */
  action?: { label: string; url: string } | { label: string; run: () => void };
  /** Default: done. */
  tone?: 'done' | 'failed';
}

export interface ShownToast extends Toast {
  /** Tells two toasts of the same words apart. */
  number: number;
}

export const $toast = atom<ShownToast | null>(null);
let number = 0;

export function showToast(toast: Toast): void {
  $toast.set({ ...toast, number: (number += 1) });
}

/** Takes the toast away, but not the newer one that may have come in its place. */
export function dismissToast(shown: ShownToast): void {
  if ($toast.get()?.number === shown.number) $toast.set(null);
}
