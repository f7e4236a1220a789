import { leadReference } from '#src/domain/leads/lead-reference.ts';

interface State {
  sent?: { form: string; reference: string };
}

const stateHere = (): State => (history.state ?? {}) as State;

export function rememberSubmission(form: HTMLFormElement, leadId: string): void {
  history.replaceState({ ...stateHere(), sent: { form: form.id, reference: leadReference(leadId) } }, '');
}

export function sentReference({ id }: HTMLFormElement): string | null {
  const { sent } = stateHere();
  return sent?.form === id ? sent.reference : null;
}
