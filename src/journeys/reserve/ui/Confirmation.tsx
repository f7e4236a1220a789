import { FactList } from '#src/ui/FactList.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { ReservePart } from '../view/reserve.page-data.ts';

export function Reference({ ok, heading, rows, sent }: Extract<ReservePart, { kind: 'reference' }>) {
  return (
    <section className="reserve-ref">
      <p className="reserve-ref__ok">
        <Icon name="circle-check" />
        {ok}
      </p>
      <h1 className="title">{heading}</h1>
      <FactList rows={rows} />
      <p className="reserve__small">{sent}</p>
    </section>
  );
}

export function Timeline({ heading, steps }: Extract<ReservePart, { kind: 'timeline' }>) {
  return (
    <section className="reserve-block">
      <h2 className="subtitle">{heading}</h2>
      <ol className="reserve-timeline">
        {steps.map(({ when, strong, text, isDone }) => (
          <li key={strong} className={isDone ? 'reserve-timeline__done' : undefined}>
            <span className="reserve-timeline__when">{when}</span>
            <b>{strong}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
