/** Days above the chosen day's times, or a diary grid. */
import { useRef, type RefObject } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import {
  longDay,
  minutesOf,
  shortDay,
  slotDays,
  weekday,
  type Offered,
  type ChosenSlot,
  type SlotDay,
  type SlotTime,
} from './slot-days.ts';

interface Props {
  formId: string;
  slots: ChosenSlot;
  offered: Offered;
  as: 'days' | 'diary';
  fault: string | undefined;
}

const dayNumber = (date: string): number => Number(date.slice(8));

export function SlotPicker({ formId, slots, offered, as, fault }: Props) {
  const days = slotDays(offered);
  const row = useRef<HTMLDivElement>(null);
  const isEmpty = days.every(({ free }) => free === 0);
  return (
    <div className="slots" id={`${formId}-starts_at`} tabIndex={-1}>
      {fault !== undefined && <p className="form__error">{fault}</p>}
      <div className="slots__head">
        <p>{span(days)}</p>
        <Arrows row={row} />
      </div>
      {isEmpty && <p className="form__notice">No times available on these days. Send the form and we’ll call you.</p>}
      {as === 'days' ? <Days slots={slots} days={days} row={row} /> : <Diary slots={slots} days={days} row={row} />}
    </div>
  );
}

const span = (days: SlotDay[]): string =>
  [days[0], days.at(-1)].flatMap((day) => (day ? [shortDay(day.date)] : [])).join(' to ');

function Arrows({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const move = (by: number) => (): void => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    row.current?.scrollBy({ left: by * row.current.clientWidth * 0.8, behavior });
  };
  return (
    <span className="slots__arrows">
      <button type="button" className="icon-button" aria-label="Earlier days" onClick={move(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="icon-button" aria-label="Later days" onClick={move(1)}>
        <Icon name="chevron-right" />
      </button>
    </span>
  );
}

interface PartProps {
  slots: ChosenSlot;
  days: SlotDay[];
  row: RefObject<HTMLDivElement | null>;
}

function Days({ slots, days, row }: PartProps) {
  const chosen = days.find(({ date }) => date === slots.day);
  const times = chosen?.times ?? [];
  const isMorning = ({ time }: SlotTime): boolean => minutesOf(time) < 720;
  const parts = [
    ['morning', times.filter(isMorning)],
    ['afternoon', times.filter((slot) => !isMorning(slot))],
  ] as const;
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">Day</legend>
        <div className="slots__days" ref={row}>
          {days.map(({ date, free, note }) => (
            <label key={date}>
              <input
                type="radio"
                name="slot_day"
                value={date}
                disabled={free === 0}
                defaultChecked={date === slots.day}
                aria-label={`${longDay(date)}, ${note}`}
              />
              <span aria-hidden="true">
                {weekday(date)} <b>{dayNumber(date)}</b> <small>{note}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen &&
        parts
          .filter(([, own]) => own.length > 0)
          .map(([part, own]) => (
            <fieldset key={`${chosen.date} ${part}`} className="slots__part">
              <legend>
                {longDay(chosen.date).split(/[ ,]/)[0]} {part}
              </legend>
              <div className="slots__times">
                {own.map((slot) => (
                  <Time key={`${slot.time} ${slot.startsAt}`} slot={slot} isChosen={slot.startsAt === slots.time} />
                ))}
              </div>
            </fieldset>
          ))}
    </>
  );
}

function Time({ slot: { time, startsAt }, isChosen }: { slot: SlotTime; isChosen: boolean }) {
  return (
    <label>
      <input
        type="radio"
        name="starts_at"
        value={startsAt ?? ''}
        disabled={startsAt === null}
        defaultChecked={isChosen}
      />
      <span>
        {startsAt === null ? (
          <>
            <s>{time}</s> <span className="visually-hidden">taken</span>
          </>
        ) : (
          time
        )}
      </span>
    </label>
  );
}

function Diary({ slots, days, row }: PartProps) {
  const open = days.filter(({ times }) => times.length > 0);
  const times = [...new Set(open.flatMap((day) => day.times.map(({ time }) => time)))].toSorted(
    (a, b) => minutesOf(a) - minutesOf(b),
  );
  return (
    <fieldset>
      <legend className="visually-hidden">Day and time</legend>
      <div className="diary" ref={row}>
        <table>
          <thead>
            <tr>
              <td />
              {open.map(({ date }) => (
                <th key={date} scope="col">
                  {weekday(date)} <b>{dayNumber(date)}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                {open.map((day) => (
                  <Cell key={day.date} day={day} time={time} chosen={slots.time} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  );
}

function Cell({ day: { date, times }, time, chosen }: { day: SlotDay; time: string; chosen: string }) {
  const slot = times.find((one) => one.time === time);
  if (!slot) return <td className="diary__none" />;
  if (slot.startsAt === null) return <td className="diary__taken">Taken</td>;
  const isChosen = slot.startsAt === chosen;
  return (
    <td>
      <label>
        <input
          type="radio"
          name="starts_at"
          value={slot.startsAt}
          defaultChecked={isChosen}
          aria-label={`Free, ${shortDay(date)}, ${time}`}
        />
        <span aria-hidden="true">{isChosen ? 'Chosen' : 'Free'}</span>
      </label>
    </td>
  );
}
