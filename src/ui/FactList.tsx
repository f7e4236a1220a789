interface Props {
  rows: readonly { label: string; value: string }[];
  className?: string;
}

/** Facts by label, each pair in a box of its own; how it looks is the page's. */
export const FactList = ({ rows, className }: Props) => (
  <dl className={className}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
