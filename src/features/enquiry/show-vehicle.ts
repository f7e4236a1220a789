import { callEndpoint } from '#src/contracts/call.ts';
import { carDetail } from '#src/contracts/car.ts';

export async function showVehicle(form: HTMLFormElement, id: string): Promise<void> {
  try {
    const { id: known, name, slug } = await callEndpoint(carDetail, {}, { params: { id } });
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name: 'car_id', value: known });
    input.setAttribute('form', form.id);
    const link = Object.assign(document.createElement('a'), { href: `/cars/${slug}`, textContent: name });
    Object.assign(link.dataset, { about: known, url: `/cars/${slug}` });
    const line = Object.assign(document.createElement('p'), { className: 'form__place' });
    line.append(Object.assign(document.createElement('b'), { textContent: 'About' }), ' ', link);
    form.closest('section')?.querySelector('astro-island')?.before(line, input);
  } catch (error) {
    console.warn('The vehicle named in this URL was not found.', error);
  }
}
