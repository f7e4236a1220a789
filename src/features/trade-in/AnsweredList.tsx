export function AnsweredList({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="trade__facts">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
