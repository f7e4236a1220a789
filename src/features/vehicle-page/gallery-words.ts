/** Words of the gallery: drawings are never called photos. */
import type { VehiclePageData } from './vehicle.page-data.ts';

export function galleryWords({ images, illustrations, alt }: VehiclePageData['gallery']) {
  const [one, many] = illustrations ? ['drawing', 'drawings'] : ['photo', 'photos'];
  return {
    /** After a number. */
    unit: images.length > 1 ? many : one,
    list: `${illustrations ? 'Drawings' : 'Photos'}: ${alt}`,
    photo: (index: number) => `${illustrations ? 'Drawing' : 'Photo'} ${index + 1}`,
  };
}
