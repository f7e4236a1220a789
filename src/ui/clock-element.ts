/** Element that depends on the time: updated when idle, every minute, and when the page is shown again. */
import { PageElement } from './page-element.ts';
import { whenIdle } from './when-idle.ts';

export abstract class ClockElement extends PageElement {
  protected start(signal: AbortSignal): void {
    const tell = () => this.tell(Date.now());
    // The first date format in a time zone takes a phone 60 ms.
    whenIdle(tell);
    const timer = setInterval(tell, 60_000);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', tell, { signal });
  }

  protected abstract tell(now: number): void;
}
