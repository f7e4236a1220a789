/** Where a fault leads: the id of the field of that name, in the form of the step that has it. */
import type { TradeInStep } from '#src/view/trade-in/trade-in.page-data.ts';

const vehicleFields = ['year', 'make', 'model', 'badge'];

export function fieldId(step: TradeInStep, name: string): string {
  return `${formOf(step, name)}-${name}`;
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
