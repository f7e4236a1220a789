/** Feeds write of a motorhome which axle drives where a caravan has its axles: "Front drive, AL-KO rear". */
export const namesDrive = (axles: string): boolean => /\bdrive\b|\b[fra]wd\b|\b4wd\b/i.test(axles);
