/** What the address of the finance page fills in of its form (ROUTE-10); what cannot be chosen there is left out. */
const fieldsOf: Record<string, string[]> = {
  preferredDealership: ['dealership_slug', 'location_id'],
  vehiclePriceBudget: ['budget'],
  car_type: ['car_type'],
};

const form = document.querySelector<HTMLFormElement>('form#finance');
const query = new URLSearchParams(location.search);

function fillIn(name: string, value: string): void {
  const control = form!.elements.namedItem(name);
  if (control instanceof HTMLInputElement && /^[\d.,$ ]{1,12}$/v.test(value)) control.value = value;
  if (control instanceof HTMLSelectElement && [...control.options].some((option) => option.value === value))
    control.value = value;
}

/** The vehicle goes along unseen: the dealer reads which one it is about. */
function nameVehicle(value: string): void {
  const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'car_id', value });
  // Beside the form, which its island draws.
  input.setAttribute('form', form!.id);
  form!.closest('section')!.append(input);
}

if (form) {
  for (const [parameter, names] of Object.entries(fieldsOf)) {
    const value = query.get(parameter);
    if (value) for (const name of names) fillIn(name, value);
  }
  const carId = query.get('car_id');
  if (carId) nameVehicle(carId);
}
