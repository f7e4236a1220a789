/**
 * Element that depends on the current time: updated when idle, every minute, and when the page becomes visible again.
 */
import { PageElement } from './page-element.ts';
import { whenIdle } from './when-idle.ts';

export abstract class ClockElement extends PageElement {
  protected start(signal: AbortSignal): void {
    const tell = () => this.tell(Date.now());
    // Formatting the first date in a time zone takes a phone 60 ms.
    whenIdle(tell);
    const timer = setInterval(tell, 60_000);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', tell, { signal });
  }

  protected abstract tell(now: number): void;
}
