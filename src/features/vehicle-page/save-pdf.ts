/** Saves as {slug}.pdf; errors show in alerts (VDP-12, specification section 8). */
import type { ErrorBody } from '#src/contracts/error.ts';

const unreachable =
  'We couldn’t download the PDF because we couldn’t reach the dealer. Please check your connection and try again.';
const failed = 'We couldn’t download the PDF. Please try again.';

/** @throws Error with a message for the shopper */
export async function fetchPdf(address: string, send: typeof fetch = fetch): Promise<Blob> {
  const answer = await send(address, { headers: { accept: 'application/pdf, application/json' } }).catch(() => {
    throw new Error(unreachable);
  });
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
    throw new Error(body?.error?.message ?? failed);
  }
  if (!answer.headers.get('content-type')?.includes('pdf')) throw new Error(failed);
  return answer.blob().catch(() => {
    throw new Error(unreachable);
  });
}

function saveAs(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function savePdf(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  link.setAttribute('aria-busy', 'true');
  try {
    saveAs(await fetchPdf(link.href), link.download);
  } catch (error) {
    alert((error as Error).message);
  } finally {
    link.removeAttribute('aria-busy');
  }
}
