/** Makes that simple-icons has a mark of, by slug; marks too intricate to read at 28 px are left to the monogram. After a change, `node scripts/icon-sprite.ts` draws the sprite again. */
export const makeLogos = [
  'acura', 'audi', 'bmw', 'cadillac', 'chevrolet', 'citroen', 'dacia', 'ducati', 
  'ford', 'honda', 'husqvarna', 'hyundai', 'infiniti', 'jeep', 'kia', 'ktm', 'mahindra', 'maserati',
  'mazda', 'mclaren', 'mg', 'mini', 'mitsubishi', 'nissan', 'opel', 'polestar', 'renault', 'rolls-royce',
  'seat', 'skoda', 'smart', 'subaru', 'suzuki', 'tesla', 'toyota', 'volkswagen', 'volvo',
] as const;
