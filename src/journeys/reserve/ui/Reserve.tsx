import { ErrorAlert } from '#src/ui/ErrorAlert.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { StepsBar } from '#src/ui/StepsBar.tsx';
import type { ReservePageData } from '../view/reserve.page-data.ts';
import { ReserveAsideParts, ReserveCarPanel } from './ReserveCar.tsx';
import { ReservePartView } from './ReserveParts.tsx';

export function Reserve({ page }: { page: ReservePageData }) {
  const { back, steps, heading, lede, faults, parts, car, aside } = page;
  const isFirst = aside === null;
  return (
    <div className="wrap reserve">
      {back && (
        <p className="reserve__back">
          <a className="link" href={back.url}>
            <Icon name="arrow-left" />
            {back.label}
          </a>
        </p>
      )}
      <div className={`reserve__grid${isFirst ? ' reserve__grid--first' : ''}${car ? '' : ' reserve__grid--alone'}`}>
        {steps && <StepsBar {...steps} />}
        <div className="reserve__main">
          <ErrorAlert faults={faults.map(({ field, text }) => ({ text, fieldId: field }))} isFirst />
          {heading !== null && <h1 className="title">{heading}</h1>}
          {lede !== null && <p className="reserve__lede">{lede}</p>}
          {parts.map((part, index) => (
            <ReservePartView key={index} part={part} />
          ))}
        </div>
        {car && (
          <aside className="reserve__aside" aria-label="The vehicle">
            <ReserveCarPanel car={car} />
            {aside && <ReserveAsideParts aside={aside} />}
          </aside>
        )}
      </div>
    </div>
  );
}
