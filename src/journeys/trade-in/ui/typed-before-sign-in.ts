/** From the first step, stored in this tab during sign-in. */

const storageKey = (): string => `${document.documentElement.dataset['site'] ?? location.hostname}:TradeInTyped`;

export function keepTyped(fields: Record<string, string>): void {
  const { action: _, ref: __, car_id: ___, ...typed } = fields;
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(typed));
  } catch {
    /* Storage is blocked. */
  }
}

export function takeTyped(): Record<string, string> | null {
  try {
    const stored = sessionStorage.getItem(storageKey());
    if (stored === null) return null;
    sessionStorage.removeItem(storageKey());
    const typed: unknown = JSON.parse(stored);
    const texts = Object.entries(typed ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null;
  }
}
