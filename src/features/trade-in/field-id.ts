/** Where a fault leads: the id of the field of that name, in the form of the step that has it. */
import type { TradeInStep } from '#src/view/trade-in/trade-in.page-data.ts';

const vehicleFields = ['year', 'make', 'model', 'badge'];

/** `action` is that of the form that was sent last, where more than one has such a field. */
export function fieldId(step: TradeInStep, name: string, action: string | null): string {
  return `${name === 'kind' ? kindForm(step, action) : formOf(step, name)}-${name}`;
}

/** The form whose kind of vehicle is wrong: by the registration, by hand, or what is corrected. */
export function kindForm(step: TradeInStep, action: string | null): string {
  if (step.name === 'vehicle') return 'correct';
  return step.name === 'start' && step.hasRegister && action !== 'enter' ? 'find' : 'enter';
}

function formOf(step: TradeInStep, name: string): string {
  switch (step.name) {
    case 'start':
      if (name === 'rego' || name === 'regoState') return 'find';
      return vehicleFields.includes(name) ? 'enter' : 'ask';
    case 'vehicle':
      return vehicleFields.includes(name) ? 'correct' : 'confirm';
    case 'condition':
      return 'count';
    case 'estimate':
      return step.isAccepting ? 'accept' : 'mail';
    case 'offer':
      return 'accept';
    case 'ended':
      return 'renew';
    case 'write-offer':
      return 'offer';
    default:
      return 'ask';
  }
}
