/** What was sent from this entry of the browser's history, which a way back leads to. */
import { leadReference } from '#src/domain/leads/lead-reference.ts';

interface State {
  sent?: { form: string; reference: string };
}

const stateHere = (): State => (history.state ?? {}) as State;

export function rememberSent(form: HTMLFormElement, leadId: string): void {
  history.replaceState({ ...stateHere(), sent: { form: form.id, reference: leadReference(leadId) } }, '');
}

/** Its reference; null where nothing was sent by this form. */
export function sentHere({ id }: HTMLFormElement): string | null {
  const { sent } = stateHere();
  return sent?.form === id ? sent.reference : null;
}
