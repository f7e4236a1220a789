export function reached(first: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const wanted = [...first];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    wanted.push(...next(name));
  }
  return found;
}
