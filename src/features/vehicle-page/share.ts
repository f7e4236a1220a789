import { showToast } from '../saved-vehicles/toast.store.ts';

const pageUrl = (): string => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', text: 'Paste it into a message or an email.' });
  } catch {
    showToast({ title: 'Copy this link', text: url, tone: 'failed' });
  }
}

export async function share(): Promise<void> {
  const url = pageUrl();
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    // Closing the share sheet isn't an error.
    if ((error as Error).name !== 'AbortError') await copyLink(url);
  }
}
