import type { TradeInStep } from '../view/trade-in.page-data.ts';

const vehicleFields = ['year', 'make', 'model', 'badge'];

/** `action`: last submitted form, if several have the field. */
export function fieldId(step: TradeInStep, name: string, action: string | null): string {
  return `${name === 'kind' ? kindForm(step, action) : formOf(step, name)}-${name}`;
}

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
