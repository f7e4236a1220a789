/** The dealer's offer after inspection, for the yard's tablet. */
import type { WriteOfferData } from '../view/trade-in.page-data.ts';
import { FactList } from '#src/ui/FactList.tsx';
import { StepField, useCurrentStep } from './StepForm.tsx';

export function WriteOffer({ step }: { step: WriteOfferData }) {
  return (
    <div className="trade__single">
      <p className="lede">
        {step.vehicle}. {step.told}
      </p>
      <FactList className="trade__facts" rows={step.answers} />
      {step.done !== null && (
        <p className="trade__done" role="status">
          {step.done}
        </p>
      )}
      {step.state !== null && <p>{step.state}</p>}
      {!step.isAccepted && <OfferForm step={step} />}
    </div>
  );
}

function OfferForm({ step }: { step: WriteOfferData }) {
  const { page } = useCurrentStep();
  const rows = Array.from({ length: step.reasons }, (_, index) => index + 1);
  return (
    <form className="trade__form" method="post" action="/valuation/offer" noValidate>
      <input type="hidden" name="key" value={step.key} />
      <input type="hidden" name="shown" value={page.shown} />
      <div className="trade__row">
        <StepField
          form="offer"
          field={{ name: 'price', label: 'Our offer in dollars', kind: 'text', inputmode: 'numeric' }}
        />
        <StepField form="offer" field={{ name: 'by', label: 'Inspected by', kind: 'text', maxlength: 80 }} />
      </div>
      <h2 className="subtitle">Why it differs</h2>
      {rows.map((at) => (
        <div key={at} className="trade__row">
          <StepField
            form="offer"
            field={{ name: `reason_${at}`, label: `Reason ${at}`, kind: 'text', optional: true, maxlength: 120 }}
          />
          <StepField
            form="offer"
            field={{ name: `amount_${at}`, label: 'Dollars, such as -180', kind: 'text', optional: true }}
          />
        </div>
      ))}
      <p>
        <button className="button button--primary" type="submit">
          Send the offer
        </button>
      </p>
      <p className="trade__note">It’s valid for seven days from now and appears next to the online estimate.</p>
    </form>
  );
}
