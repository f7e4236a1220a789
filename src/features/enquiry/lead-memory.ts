/** Storage keys as in specification section 3, prefixed per dealer (FORM-04). */
interface EnquiredCar {
  id: string;
  url: string;
  title: string;
  at: number;
}
export interface LeadMarker {
  lead_id: string;
  form: string;
  at: number;
  appointment?: { date: string; time: string; calendar: string };
}

const site = (): string => document.documentElement.dataset['site'] ?? location.hostname;
const keys = { car: () => `${site()}:EnquireCar`, marker: () => `${site()}:LeadSubmitted` };

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* Storage is blocked. */
  }
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export const keepEnquiredCar = (car: EnquiredCar): void => write(keys.car(), car);
export const readEnquiredCar = (): EnquiredCar | null => read<EnquiredCar>(keys.car());
export const keepMarker = (marker: LeadMarker): void => write(keys.marker(), marker);
export const readMarker = (): LeadMarker | null => read<LeadMarker>(keys.marker());
