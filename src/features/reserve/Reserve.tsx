/** The pages of reserving: a column of what to do, and the vehicle beside it. Each template styles `page-reserve.css`. */
import { Icon } from '#src/ui/Icon.tsx';
import { StepsBar } from '#src/ui/StepsBar.tsx';
import type { ReservePageData } from '#src/view/reserve/reserve.page-data.ts';
import { ReserveAsideParts, ReserveCarPanel } from './ReserveCar.tsx';
import { ReservePartView } from './ReserveParts.tsx';

export function Reserve({ page }: { page: ReservePageData }) {
  const { back, steps, heading, lede, faults, parts, car, aside } = page;
  // Of a reservation that stands, the reference comes first; everywhere else the vehicle does.
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
          {faults.length > 0 && <Faults faults={faults} />}
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

/** Comes before the heading and takes the focus, in the words that stand beside each field. */
function Faults({ faults }: Pick<ReservePageData, 'faults'>) {
  return (
    <div className="form__alert" role="alert" tabIndex={-1} autoFocus>
      <p>Please fix the following errors:</p>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
