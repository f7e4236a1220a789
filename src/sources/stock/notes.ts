export type Note = (field: string, reason: string, value?: unknown) => void;

interface KnownNote {
  field: string;
  reason: string;
  count: number;
  rows: number[];
  example: string;
}

const examples = 3;

export class FeedNotes {
  private readonly notes = new Map<string, KnownNote>();

  add(field: string, reason: string, row: number, cell: unknown): void {
    const key = `${field}\n${reason}`;
    const note = this.notes.get(key);
    if (!note) this.notes.set(key, { field, reason, count: 1, rows: [row], example: quoteCell(cell) });
    else {
      note.count += 1;
      if (note.rows.length < examples) note.rows.push(row);
    }
  }

  warnings(lineOf: (row: number) => number): string[] {
    return [...this.notes.values()]
      .sort((a, b) => b.count - a.count)
      .map(({ field, reason, count, rows, example }) => {
        const lines = `${rows.length === 1 ? 'line' : 'lines'} ${rows.map(lineOf).join(', ')}${count > rows.length ? ' …' : ''}`;
        return `${field}: set aside in ${count} ${count === 1 ? 'row' : 'rows'}, ${reason} (${lines}: ${example}).`;
      });
  }
}

export function quoteCell(cell: unknown): string {
  const text = typeof cell === 'string' ? cell : (JSON.stringify(cell) ?? String(cell));

  const plain = text.slice(0, 200).replaceAll(/[\u0000-\u001f\u007f]+/g, ' ');
  return `"${plain.length > 60 ? `${plain.slice(0, 59)}…` : plain}"`;
}
