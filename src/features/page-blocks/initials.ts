/** First and last: "Ella Alder" becomes "EA", "Marcus" becomes "M". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const counted = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return counted.map((word) => [...word][0]!.toUpperCase()).join('');
}
