/** Updates when idle, every minute and when visible again. */
import { PageElement } from './page-element.ts';
import { whenIdle } from './when-idle.ts';

export abstract class ClockElement extends PageElement {
  protected start(signal: AbortSignal): void {
    const tell = () => this.tell(Date.now());
    // A phone takes 60 ms to format the first date in a time zone.
    whenIdle(tell);
    const timer = setInterval(tell, 60_000);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', tell, { signal });
  }

  protected abstract tell(now: number): void;
}
