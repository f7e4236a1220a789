import type { EstimateData } from '../view/trade-in.page-data.ts';

export function Work({ caption, rows }: { caption?: string; rows: EstimateData['working'] }) {
  return (
    <table className="trade__work">
      {caption !== undefined && <caption>{caption}</caption>}
      <tbody>
        {rows.map(({ label, note, amount, kind }) => (
          <tr key={label} className={kind && `trade__${kind}`}>
            <th scope="row">
              {label}
              {note !== undefined && <small>{note}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
