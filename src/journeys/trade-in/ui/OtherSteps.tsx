import type {
  AcceptedData as Accepted,
  AppraisalData as Appraisal,
  EndedData as Ended,
  OfferData as Offer,
  RefusedData as Refused,
} from '../view/trade-in.page-data.ts';
import { ContactFields } from './ContactFields.tsx';
import { Accept, SentTo } from './EstimateStep.tsx';
import { FactList } from '#src/ui/FactList.tsx';
import { Send, StepField, StepForm, HoneypotField, useCurrentStep, useWord } from './StepForm.tsx';
import { Work } from './Work.tsx';

function Call() {
  const { phone } = useCurrentStep().page;
  return phone ? (
    <a className="button button--line" href={phone.url} data-phone={phone.masked}>
      {phone.masked === undefined ? (
        phone.label
      ) : (
        <>
          Call <span>{phone.label}</span> <u>Show number</u>
        </>
      )}
    </a>
  ) : (
    <a className="button button--line" href="/contact">
      Contact us
    </a>
  );
}

export function RefusedStep({ step }: { step: Refused }) {
  const { page } = useCurrentStep();
  return (
    <div className="trade__single">
      <p className="lede">{step.text}</p>
      <p className="trade__ways">
        <a className="button button--primary" href={`/valuation?ref=${page.ref}&step=appraisal`}>
          {step.appraise}
        </a>
        <Call />
      </p>
      <p className="trade__note">We’ll have your answers, so you won’t be asked twice.</p>
      <p>
        <a className="link" href={`/valuation?ref=${page.ref}&step=vehicle`}>
          Change my answers
        </a>
      </p>
    </div>
  );
}

export function EndedStep({ step }: { step: Ended }) {
  const word = useWord();
  return (
    <div className="trade__single">
      <p className="lede">
        <b>{step.heading}</b> {`Prices for similar ${word}s may have moved since.`}
      </p>
      <StepForm action="renew">
        <StepField
          form="renew"
          field={{
            name: 'kilometres',
            label: `${step.distanceLabel} today`,
            kind: 'text',
            inputmode: 'numeric',
            maxlength: 9,
            value: step.distance,
          }}
          unit={step.unit}
        />
        <p>
          <Send action="renew">Renew for seven days</Send>
        </p>
      </StepForm>
    </div>
  );
}

export function OfferStep({ step }: { step: Offer }) {
  const { page } = useCurrentStep();
  return (
    <div className="trade__offers">
      <p className="lede">
        {step.vehicle}. {step.lede}
      </p>
      {step.refused && <p>{step.refused.unsaved}</p>}
      <p>
        {step.answered}
        {!step.isEnded && ' Our offer depends on them. If any are wrong, please contact us before you accept.'}
      </p>
      {!step.isEnded && (
        <p className="trade__ways">
          <Call />
          {step.refused && (
            <a className="button button--line" href={step.refused.startUrl}>
              Start a new valuation
            </a>
          )}
        </p>
      )}
      <div className="trade__two">
        {[step.first, step.second].map((offer, index) => (
          <section key={offer.label} className={index === 0 ? 'trade__offer' : 'trade__offer trade__offer--now'}>
            <h2>{offer.label}</h2>
            <p className="trade__price">{offer.price}</p>
            <p>{offer.note}</p>
          </section>
        ))}
      </div>
      <section className="trade__block">
        <h2 className="subtitle">{step.differs}</h2>
        <Work rows={step.reasons} />
      </section>
      {step.mailedTo !== null && <SentTo email={step.mailedTo} />}
      {step.isEnded ? (
        <p className="trade__ways">
          <Call />
          <a className="button button--line" href={`/valuation?ref=${page.ref}&step=vehicle`}>
            Get a new online estimate
          </a>
        </p>
      ) : (
        <Accept
          isOpen={step.isAccepting}
          label={step.acceptLabel}
          note="Nothing is sold until you sign at the dealership. Until then, you can change your mind at no cost."
        />
      )}
    </div>
  );
}

export function AcceptedStep({ step }: { step: Accepted }) {
  return (
    <div className="trade__single">
      <p className="lede">{step.lede}</p>
      <FactList className="trade__facts" rows={step.rows} />
      <p>{step.next}</p>
      <p className="trade__ways">
        {step.receiptUrl !== null && (
          <a className="button button--primary" href={step.receiptUrl}>
            View details and save a copy
          </a>
        )}
        <Call />
      </p>
    </div>
  );
}

export function AppraisalStep({ step }: { step: Appraisal }) {
  const word = useWord();
  return (
    <div className="trade__single">
      <p className="lede">
        We’ll look at {step.vehicle === null ? `the ${word}` : `your ${step.vehicle}`} with you and give you a price in
        writing. You don’t have to sell or buy anything.
      </p>
      <StepForm action="appraise" carId={step.carId}>
        <ContactFields form="ask" />
        <HoneypotField />
        <p>
          <Send action="appraise">{step.submit}</Send>
        </p>
      </StepForm>
    </div>
  );
}
