const replacements: [here: RegExp, there: string][] = [
  [/\bTyre/g, 'Tire'],
  [/\btyre/g, 'tire'],
  [/Low kilometres/g, 'Low miles'],
  [/\bGrey\b/g, 'Gray'],
  [/Aluminium/g, 'Aluminum'],
  [/tailgate/g, 'liftgate'],
  [/Reversing camera/g, 'Backup camera'],
  [/ISOFIX/g, 'LATCH'],
  [/Remote central locking/g, 'Remote door locks'],
  [/Digital radio/g, 'HD Radio'],
  [/Tow bar/g, 'Receiver hitch'],
  [/Tub liner/g, 'Bed liner'],
  [/Side steps/g, 'Running boards'],
  [/Roll-top cover/g, 'Tonneau cover'],
  [/Bull bar/g, 'Brush guard'],
  [/UHF radio/g, 'CB radio'],
  [/Satellite navigation/g, 'Navigation system'],
  [/Differential lock/g, 'Locking differential'],
];

export const toAmericanEnglish = (text: string): string =>
  replacements.reduce((words, [here, there]) => words.replace(here, there), text);
