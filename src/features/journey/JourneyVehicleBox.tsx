import type { JourneyVehicle } from '#src/view/journey/journey.page-data.ts';

/** The vehicle that the journey is about: large beside it, small under it on phones. */
export function JourneyVehicleBox({ vehicle: { name, url, price, facts, picture } }: { vehicle: JourneyVehicle }) {
  return (
    <section className="journey__vehicle" aria-label="The vehicle">
      {picture && <img {...picture} sizes="(min-width: 992px) 460px, 120px" width="900" height="600" />}
      <div>
        <h2 className="subtitle">
          <a href={url}>{name}</a>
        </h2>
        <p className="journey__small">{facts}</p>
        {price !== null && <p className="journey__price">{price}</p>}
      </div>
    </section>
  );
}
