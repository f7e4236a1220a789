/** `<open-now hours="…" brief>` (OpenNow.astro): "Open now until 5:30 pm", in the location's time zone. */
import { openState } from '#src/domain/locations/opening-hours.ts';
import { define } from '#src/ui/page-element.ts';
import { briefHours } from './brief-hours.ts';
import { ClockElement } from '#src/ui/clock-element.ts';
import { decodeHours } from './hours-code.ts';

class OpenNow extends ClockElement {
  protected tell(now: number): void {
    const state = openState(decodeHours(this.getAttribute('hours')!), now);
    this.hidden = state === null;
    if (!state) return;
    this.textContent = this.hasAttribute('brief') ? briefHours(state.text) : state.text;
    const open = state.text.startsWith('Closes') ? 'soon' : 'open';
    this.setAttribute('state', state.open ? open : 'closed');
  }
}

define('open-now', OpenNow);
