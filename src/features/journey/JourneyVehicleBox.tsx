import type { JourneyVehicle } from '#src/view/journey/journey.page-data.ts';

interface Props {
  vehicle: JourneyVehicle;
  /** In a list: 3. Default: 2. */
  level?: 2 | 3;
}

export function JourneyVehicleBox({ vehicle: { name, url, price, facts, picture }, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const body = (
    <>
      {picture && (
        <img {...picture} alt={picture.alt} sizes="(min-width: 992px) 460px, 120px" width="900" height="600" />
      )}
      <div>
        <Heading className="subtitle">
          <a href={url}>{name}</a>
        </Heading>
        <p className="journey__small">{facts}</p>
        {price !== null && <p className="journey__price">{price}</p>}
      </div>
    </>
  );
  return level === 2 ? (
    <section className="journey__vehicle" aria-label="The vehicle">
      {body}
    </section>
  ) : (
    <article className="journey__vehicle">{body}</article>
  );
}
