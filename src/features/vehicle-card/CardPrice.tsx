import type { PriceDisplay } from '#src/domain/price/price-display.ts';

/**
 * What stands where the price goes: amount, earlier price and price type, or the dealer's words (CARD-05, PRICE-01).
 */
export function CardPrice({ price }: { price: PriceDisplay }) {
  if (price.kind === 'words')
    return (
      <p className="vehicle-card__pricing">
        <b className="vehicle-card__price vehicle-card__price--words">{price.text}</b>
      </p>
    );
  const was = price.kind === 'price' ? price.was : null;
  return (
    <p className="vehicle-card__pricing">
      <b className="vehicle-card__price">{price.text}</b>
      {price.kind === 'subscription' && <> {price.suffix}</>}
      {was && (
        <>
          {' '}
          <s className="vehicle-card__was">
            <span className="visually-hidden">was </span>
            {was.text}
          </s>
        </>
      )}{' '}
      <span className="vehicle-card__price-type">{price.label}</span>
    </p>
  );
}
