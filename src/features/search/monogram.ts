/** One or two letters that stand for a make without a logo: "Land Rover" is LR, "Isuzu" is Is, "BYD" is BYD. */
export function monogram(make: string): string {
  const words = make.split(/[\s-]+/).filter(Boolean);
  if (words.length > 1) return words.slice(0, 2).map((word) => word.charAt(0).toUpperCase()).join('');
  const word = words[0] ?? '';
  return word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.charAt(1).toLowerCase();
}
