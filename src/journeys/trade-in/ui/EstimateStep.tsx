import type { EstimateData as Estimate } from '../view/trade-in.page-data.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { ContactFields } from './ContactFields.tsx';
import { Send, StepField, StepForm, HoneypotField, useCurrentStep } from './StepForm.tsx';
import { Work } from './Work.tsx';

const levels = ['low', 'medium', 'high'] as const;

export function EstimateStep({ step }: { step: Estimate }) {
  const isOnePrice = step.low === step.high;
  return (
    <div className="trade__columns">
      <div>
        <h2 className="subtitle">Your {step.vehicle} is worth about</h2>
        <p className="trade__range">{isOnePrice ? step.likely : `${step.low} to ${step.high}`}</p>
        <p className="lede">
          as a trade-in{isOnePrice ? '' : `, most likely ${step.likely}`}. Good until {step.until}.
        </p>
        {!isOnePrice && (
          <div
            className="trade__line"
            role="img"
            aria-label={`Between ${step.low} and ${step.high}, most likely ${step.likely}`}
          >
            <i style={{ left: `${step.line.from}%`, right: `${100 - step.line.to}%` }} />
            <em style={{ left: `${step.line.likely}%` }} />
          </div>
        )}
        <div className="trade__basis">
          {step.confidence && (
            <p>
              <span className="trade__level" aria-hidden="true">
                {levels.map((level, index) => (
                  <i key={level} className={index <= levels.indexOf(step.confidence!.level) ? 'on' : undefined} />
                ))}
              </span>
              <b>{step.confidence.words}</b>
            </p>
          )}
          {step.isWide && <p>Prices for similar cars vary a lot, so this range is wide. An inspection narrows it.</p>}
          <p>{step.basis}</p>
          <p>
            Condition: {step.grade}
            {step.isAssumed ? ', assumed because the marks haven’t been counted yet.' : ', from your counts.'}
          </p>
          <p>{step.answered}</p>
        </div>
        <Accept
          isOpen={step.isAccepting}
          label="Accept and request an inspection"
          note={step.acceptNote}
          isLookFirst={step.isWide}
        />
        <section className="trade__block">
          <h2 className="subtitle">How we got there</h2>
          <Work caption={step.workedOut} rows={step.working} />
        </section>
      </div>
      <EstimateAside step={step} />
    </div>
  );
}

interface AcceptProps {
  isOpen: boolean;
  label: string;
  note: string;
  isLookFirst?: boolean;
}

export function Accept({ isOpen, label, note, isLookFirst = false }: AcceptProps) {
  const { page } = useCurrentStep();
  const isSeen = page.step.name === 'offer';
  const accepting = { step: 'accept#accept', label };
  const looking = { step: 'appraisal', label: 'Have it inspected first' };
  const ways = isSeen ? [accepting] : isLookFirst ? [looking, accepting] : [accepting, looking];
  return (
    <section className="trade__block" id="accept">
      {isOpen ? (
        <StepForm action="accept">
          <h2 className="subtitle">{label}</h2>
          <ContactFields form="accept" />
          <HoneypotField />
          <p className="trade__note">{note}</p>
          <p>
            <Send action="accept">{label}</Send>
          </p>
        </StepForm>
      ) : (
        <>
          <p className="trade__ways">
            {ways.map((way, index) => (
              <a
                key={way.step}
                className={`button button--${index === 0 ? 'primary' : 'line'}`}
                href={`/valuation?ref=${page.ref}&step=${way.step}`}
              >
                {way.label}
              </a>
            ))}
          </p>
          <p className="trade__note">{note}</p>
        </>
      )}
    </section>
  );
}

function EstimateAside({ step }: { step: Estimate }) {
  const { page } = useCurrentStep();
  return (
    <aside className="trade__aside">
      <div className="trade__panel">
        <p className="trade__hint">Good until</p>
        <p className="subtitle">{step.until}</p>
        <p className="trade__note">Seven days. After that, confirm the odometer reading and renew it in one tap.</p>
      </div>
      {!step.isAccepting && <MailForm mailedTo={step.mailedTo} />}
      <ul className="trade__next">
        <li>
          <a href={page.forCar?.url ?? '/cars/'}>
            <Icon name={page.stock === undefined ? 'car-front' : 'arrow-right'} />
            {page.forCar ? `Use it towards the ${page.forCar.name}` : `Use it towards a ${page.stock ?? 'car'}`}
          </a>
        </li>
        <li>
          <a href={`/valuation?ref=${page.ref}&step=condition`}>
            <Icon name="sliders-horizontal" />
            Change an answer
          </a>
        </li>
      </ul>
    </aside>
  );
}

function MailForm({ mailedTo }: { mailedTo: string | null }) {
  return (
    <StepForm action="mail">
      <StepField
        form="mail"
        field={{
          name: 'email',
          label: 'Email it to me',
          kind: 'email',
          optional: true,
          autocomplete: 'email',
          value: mailedTo ?? undefined,
        }}
        hint="We’ll email you this page and a reminder the day before it expires. Nothing else."
      />
      <p>
        <Send action="mail" kind="line">
          Send
        </Send>
      </p>
      {mailedTo !== null && <SentTo email={mailedTo} />}
    </StepForm>
  );
}

export const SentTo = ({ email }: { email: string }) => (
  <p className="trade__note" role="status">
    Sent to {email}.
  </p>
);
