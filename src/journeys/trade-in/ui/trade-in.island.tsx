/** Plain posts work (ROUTE-09); hydrated steps calculate, submit in place and keep input when offline. */
import { useEffect, useRef, useState } from 'react';
import { ErrorAlert } from '#src/ui/ErrorAlert.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { StepsBar } from '#src/ui/StepsBar.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { TradeInPageData, TradeInStep } from '../view/trade-in.page-data.ts';
import { ConditionStep } from './ConditionStep.tsx';
import { EstimateStep } from './EstimateStep.tsx';
import { fieldId } from './field-id.ts';
import { keepValuation } from './keep-valuation.ts';
import { AcceptedStep, AppraisalStep, EndedStep, OfferStep, RefusedStep } from './OtherSteps.tsx';
import { StartStep } from './StartStep.tsx';
import { loadTradeIn } from './trade-in-valuation.store.ts';
import { StepContext } from './StepForm.tsx';
import { takeTyped } from './typed-before-sign-in.ts';
import { useStep, type StepState } from './use-step.ts';
import { VehicleStep } from './VehicleStep.tsx';
import { WriteOffer } from './WriteOffer.tsx';

interface Props {
  page: TradeInPageData;
  level?: 1 | 2;
}

const stepNames = (word: string) => [`Your ${word}`, 'Is it this one?', 'Condition', 'Estimate'];
const stepPositions: Partial<Record<TradeInStep['name'], number>> = { start: 0, vehicle: 1, condition: 2, estimate: 3 };

export function TradeInJourney({ page, level = 1 }: Props) {
  const isLive = useHydrated();
  const [typedBefore, setTypedBefore] = useState<Record<string, string> | null>(null);
  const state = useStep(page);
  useEffect(() => {
    loadTradeIn();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only this browser knows what was typed before sign-in
    if (page.step.name === 'start') setTypedBefore(takeTyped());
    if (page.kept) void keepValuation(page.kept, page.savesCopies);
  }, [page]);
  const { step, word = 'car' } = page;
  const Heading = level === 1 ? 'h1' : 'h2';
  const place = stepPositions[step.name];
  return (
    <StepContext value={{ page: typedBefore ? { ...page, typed: typedBefore } : page, state }}>
      <div className="trade" data-step={step.name}>
        <BackLink step={step} pageRef={page.ref} word={word} />
        {place !== undefined && <StepsBar labels={stepNames(word)} current={place} />}
        <Alert step={step} state={state} isTyped={state.attempt > 0 || Object.keys(page.typed).length > 0} />
        <Heading className="title">{step.name === 'refused' ? step.heading : headingOf(page)}</Heading>
        {step.name === 'start' && <p className="lede">{step.lede}</p>}
        {step.name === 'condition' && (
          <p className="lede">
            {`Every used ${word} has a few marks. Each one has a cost, which you’ll see here before we show you the total.`}
          </p>
        )}
        {page.forCar && <p className="trade__for">Towards the {page.forCar.name}</p>}
        {/* Remount: fields read their typed value on mount. */}
        <StepBody key={typedBefore ? 'typed-before' : 'given'} step={step} isLive={isLive} />
      </div>
    </StepContext>
  );
}

const headingOf = ({ step, title }: TradeInPageData): string =>
  step.name === 'vehicle' && step.plate === null && !step.isOtherKind ? 'What’s on the odometer?' : title;

function StepBody({ step, isLive }: { step: TradeInStep; isLive: boolean }) {
  switch (step.name) {
    case 'start':
      return <StartStep step={step} />;
    case 'vehicle':
      return <VehicleStep step={step} />;
    case 'condition':
      return <ConditionStep step={step} isLive={isLive} />;
    case 'estimate':
      return <EstimateStep step={step} />;
    case 'ended':
      return <EndedStep step={step} />;
    case 'refused':
      return <RefusedStep step={step} />;
    case 'offer':
      return <OfferStep step={step} />;
    case 'accepted':
      return <AcceptedStep step={step} />;
    case 'appraisal':
      return <AppraisalStep step={step} />;
    case 'write-offer':
      return <WriteOffer step={step} />;
  }
}

function BackLink({ step, pageRef, word }: { step: TradeInStep; pageRef: string | null; word: string }) {
  if (pageRef === null) return null;
  const back = backOf(step, word);
  return (
    back && (
      <p>
        <a className="link" href={`/valuation?ref=${pageRef}&step=${back.step}`}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      </p>
    )
  );
}

function backOf({ name }: TradeInStep, word: string): { step: string; label: string } | null {
  if (name === 'condition') return { step: 'vehicle', label: `Back to your ${word}` };
  return name === 'estimate' ? { step: 'condition', label: 'Back to condition' } : null;
}

interface AlertProps {
  step: TradeInStep;
  state: StepState;
  isTyped: boolean;
}

function Alert({ step, state: { faults, failure, action, attempt }, isTyped }: AlertProps) {
  const alertRef = useRef<HTMLDivElement>(null);
  const listed = Object.entries(faults);
  useEffect(() => {
    if (!alertRef.current) return;
    if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
    if (attempt > 0) alertRef.current.focus();
  }, [attempt]);
  if (failure === null)
    return (
      <ErrorAlert
        className="trade__alert"
        faults={listed.map(([name, text]) => ({ text, fieldId: fieldId(step, name, action) }))}
        ref={alertRef}
        onClick={toField}
      />
    );
  return (
    <div className="form__alert trade__alert" role="alert" tabIndex={-1} ref={alertRef}>
      <p>{failure}</p>
      {isTyped && <p>Everything you typed is still here.</p>}
    </div>
  );
}

/** Leaves the URL unchanged and opens the field's collapsed section. */
function toField(event: React.MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  const field = document.getElementById(link.hash.slice(1));
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}
