/** How long a text message is, counted as the phone companies count and bill it. */

/** Letters of the alphabet of text messages that every phone shares, of one place each; one other letter halves what fits. */
const shared = /^[\w @$!"#%&'()*+,\-./:;<=>?¡¿£¥§¤èéùìòÇØøÅåÄÖÑÜäöñüàÆæßÉΔΦΓΛΩΠΨΣΘΞ\n\r]*$/;

const marks = /\p{Mark}/gu;
const plainSigns: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '•': '-',
  '…': '...',
  '\u00a0': ' ',
};

/** The same words without what the shared alphabet lacks and plain letters can say: "Citroën’s" as "Citroen's". */
export const plainText = (text: string): string =>
  [...text]
    .map((one) => {
      const sign = plainSigns[one] ?? one;
      return shared.test(sign) ? sign : sign.normalize('NFD').replace(marks, '');
    })
    .join('');

export function textParts(text: string): number {
  const [alone, each] = shared.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / each);
}
