/** A new toast replaces the current one (TOAST-01). */
import { atom } from 'nanostores';

export interface Toast {
  title: string;
  text?: string;
  action?: { label: string; url: string } | { label: string; run: () => void };
  tone?: 'done' | 'failed';
}

export interface ActiveToast extends Toast {
  number: number;
}

export const $toast = atom<ActiveToast | null>(null);
let number = 0;

export function showToast(toast: Toast): void {
  $toast.set({ ...toast, number: (number += 1) });
}

export function dismissToast(shown: ActiveToast): void {
  if ($toast.get()?.number === shown.number) $toast.set(null);
}
