import { useState, type FormEvent } from 'react';
import { useStore } from '@nanostores/react';
import type { StartData as Start } from '../view/trade-in.page-data.ts';
import { formatMoney } from '#src/lib/money.ts';
import { capitalise } from '#src/lib/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { ContactFields } from './ContactFields.tsx';
import { KindField } from './KindField.tsx';
import { $tradeInValuation } from './trade-in-valuation.store.ts';
import { Send, StepField, StepForm, HoneypotField, useCurrentStep, useWord } from './StepForm.tsx';

export function StartStep({ step }: { step: Start }) {
  const { page, state } = useCurrentStep();
  const word = useWord();
  const [kind, setKind] = useState(page.typed['kind'] ?? '');
  const { plate, keepPlate } = usePlate(step.state);
  const isAppraisal = 'name' in page.typed || 'name' in page.faults;
  return (
    <div className="trade__columns">
      <div className="trade__start">
        <OpenValuation />
        {step.hasRegister && (
          <StepForm action="find" carId={step.carId}>
            {step.kinds && <KindField form="find" kinds={step.kinds} onChoose={setKind} />}
            <div className="trade__row trade__row--rego" onInput={keepPlate}>
              <StepField
                form="find"
                field={{
                  name: 'rego',
                  label: page.registrationLabel,
                  kind: 'text',
                  maxlength: 20,
                  autocomplete: 'off',
                }}
                hint="The letters and numbers on the plate"
              />
              {step.states.length > 0 && (
                <StepField
                  form="find"
                  field={{ name: 'regoState', label: 'State', kind: 'select', options: step.states, value: step.state }}
                  hint="Where it is registered"
                />
              )}
            </div>
            <p>
              <Send action="find">{`Find my ${word}`}</Send>
            </p>
            <p className="trade__note">
              We look it up to find the make, model and year. It tells us nothing about you.{' '}
              <a href={page.privacyUrl}>Privacy policy</a>
            </p>
          </StepForm>
        )}
        <details
          className="trade__way"
          open={((step.isByHand || 'make' in page.typed) && !isAppraisal) || 'rego' in state.faults || undefined}
        >
          <summary>{step.hasRegister ? `Enter your ${word}’s details manually` : `Tell us about your ${word}`}</summary>
          <StepForm action="enter" carId={step.carId}>
            {step.kinds && <KindField key={kind} form="enter" kinds={step.kinds} value={kind} />}
            {plate}
            <VehicleFields form="enter" />
            <p>
              <Send action="enter">Continue</Send>
            </p>
          </StepForm>
        </details>
        <details className="trade__way" open={isAppraisal || undefined}>
          <summary>Not sure? We can look at it</summary>
          <StepForm action="appraise" carId={step.carId}>
            <p>{`Tell us how to reach you and we’ll arrange a time to look at the ${word} and give you a price in writing.`}</p>
            <ContactFields form="ask" />
            <HoneypotField />
            <p>
              <Send action="appraise">Ask for an appraisal</Send>
            </p>
          </StepForm>
        </details>
      </div>
      <BeforeYouStart limits={step.limits} />
    </div>
  );
}

/** Manual entry keeps the typed registration: the register may not know it. */
function usePlate(state: string) {
  const { typed } = useCurrentStep().page;
  const [known, setKnown] = useState({ rego: typed['rego'] ?? '', regoState: typed['regoState'] ?? state });
  const keepPlate = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      setKnown((before) => (target.name in before ? { ...before, [target.name]: target.value } : before));
  };
  const fields = Object.entries(known).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return { plate: known.rego === '' ? null : fields, keepPlate };
}

function BeforeYouStart({ limits }: { limits: string }) {
  return (
    <aside className="trade__panel">
      <h2 className="subtitle">Before you start</h2>
      <ul className="trade__bring">
        <li>
          <Icon name="gauge" />
          <p>
            <b>The odometer.</b> Read it off the dash, or guess to the nearest 1,000.
          </p>
        </li>
        <li>
          <Icon name="search" />
          <p>
            <b>A quick walk around.</b> Just count the marks. We’ll work out the cost.
          </p>
        </li>
        <li>
          <Icon name="info" />
          <p>
            <b>When we can’t price it online.</b> {limits}
          </p>
        </li>
      </ul>
    </aside>
  );
}

function OpenValuation() {
  const kept = useStore($tradeInValuation, { ssr: 'initial' });
  return (
    kept && (
      <p className="trade__open">
        Your {kept.vehicle}: about {formatMoney(kept.offer_price)}.{' '}
        <a href={`/valuation?ref=${encodeURIComponent(kept.ref)}`}>Open your estimate</a>
      </p>
    )
  );
}

interface VehicleProps {
  form: string;
  known?: { year: string; make: string; model: string; badge: string };
}

export function VehicleFields({ form, known }: VehicleProps) {
  const { badge } = useCurrentStep().page;
  return (
    <>
      <div className="trade__row">
        <StepField
          form={form}
          field={{ name: 'year', label: 'Year', kind: 'text', inputmode: 'numeric', maxlength: 4, value: known?.year }}
        />
        <StepField
          form={form}
          field={{ name: 'make', label: 'Make', kind: 'text', maxlength: 60, value: known?.make }}
        />
      </div>
      <div className="trade__row">
        <StepField
          form={form}
          field={{ name: 'model', label: 'Model', kind: 'text', maxlength: 80, value: known?.model }}
        />
        <StepField
          form={form}
          field={{
            name: 'badge',
            label: capitalise(badge.word),
            kind: 'text',
            optional: true,
            maxlength: 80,
            value: known?.badge,
          }}
          hint={badge.hint}
        />
      </div>
    </>
  );
}
