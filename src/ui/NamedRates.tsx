/** Rates of a loan under their names, all of one size (LAW-02), for a list of terms. */
export const NamedRates = ({ rates }: { rates: readonly { name: string; rate: string }[] }) =>
  rates.map(({ name, rate }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <b>{rate}</b>
      </dd>
    </div>
  ));
