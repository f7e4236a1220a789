/** One message at a time; a new one replaces it (TOAST-01). */
import { atom } from 'nanostores';

export interface Toast {
  title: string;
  text?: string;
  /** A link, or an undo. */
  action?: { label: string; url: string } | { label: string; run: () => void };
  /** Default: done. */
  tone?: 'done' | 'failed';
}

export interface ShownToast extends Toast {
  /** Distinguishes toasts with equal text. */
  number: number;
}

export const $toast = atom<ShownToast | null>(null);
let number = 0;

export function showToast(toast: Toast): void {
  $toast.set({ ...toast, number: (number += 1) });
}

/** Dismisses this toast, but not one that has replaced it. */
export function dismissToast(shown: ShownToast): void {
  if ($toast.get()?.number === shown.number) $toast.set(null);
}
