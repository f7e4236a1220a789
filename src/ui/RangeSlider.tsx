import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { amountError, typedNumber } from '#src/lib/typed-number.ts';

type Thumb = 'min' | 'max';
interface Ends {
  min: number;
  max: number;
}
interface OpenEnds {
  min: number | null;
  max: number | null;
}

interface Props {
  label: string;
  bounds: Ends;
  thumbs: Ends;
  typed: OpenEnds;
  format: (value: number) => string;
  onMove: (thumb: Thumb, value: number) => void;
  onCommit: () => void;
  onNudge: (thumb: Thumb, direction: 1 | -1) => void;
  onType: (thumb: Thumb, value: number | null) => void;
}

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const names: Record<Thumb, string> = { min: 'from', max: 'to' };

export function RangeSlider({ label, bounds, thumbs, typed, format, onMove, onCommit, onNudge, onType }: Props) {
  const id = useId();
  const share = (value: number): number =>
    bounds.max > bounds.min ? ((value - bounds.min) / (bounds.max - bounds.min)) * 100 : 0;
  const pressed = (thumb: Thumb) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onNudge(thumb, step);
  };
  return (
    <div className="range-slider" role="group" aria-label={label}>
      <div
        className="range-slider__line"
        style={{ '--from': `${share(thumbs.min)}%`, '--to': `${share(thumbs.max)}%` } as React.CSSProperties}
      >
        {(['min', 'max'] as const).map((thumb) => (
          <input
            key={thumb}
            className="range-slider__thumb"
            type="range"
            min={bounds.min}
            max={bounds.max}
            step="any"
            value={thumbs[thumb]}
            aria-label={`${label} ${names[thumb]}`}
            aria-valuetext={format(thumbs[thumb])}
            onChange={(event) => {
              onMove(thumb, event.currentTarget.valueAsNumber);
            }}
            onPointerUp={onCommit}
            onBlur={onCommit}
            onKeyDown={pressed(thumb)}
          />
        ))}
      </div>
      <div className="range-slider__ends">
        {(['min', 'max'] as const).map((thumb) => (
          <label key={thumb} htmlFor={`${id}${thumb}`}>
            <span>{thumb === 'min' ? 'From' : 'To'}</span>
            <TypedEnd
              id={`${id}${thumb}`}
              value={typed[thumb]}
              format={format}
              onType={(value) => {
                onType(thumb, value);
              }}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

interface EndProps {
  id: string;
  value: number | null;
  format: (value: number) => string;
  onType: (value: number | null) => void;
}

/** Formatted while not focused; late results never overwrite typing. */
function TypedEnd({ id, value, format, onType }: EndProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const shown = value === null ? '' : format(value);
  const written = useRef(shown);
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const isTyping = current === document.activeElement && current.value !== written.current;
    written.current = shown;
    if (isTyping) return;
    current.value = shown;
    setRefused(false);
  }, [shown]);
  const take = () => {
    const { current } = field;
    if (!current || current.value === shown) return;
    const amount = typedNumber(current.value);
    setRefused(amount === undefined);
    if (amount === undefined) return;
    // Revert out-of-range input.
    current.value = shown;
    if (amount !== value) onType(amount);
  };
  return (
    <>
      <input
        ref={field}
        className="input range-slider__field"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shown}
        placeholder="Any"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}fault` : undefined}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {isRefused && (
        <span className="form__error" id={`${id}fault`} role="alert">
          {amountError}
        </span>
      )}
    </>
  );
}
