/** Illustrations are never called photos. */
import type { VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';

export function galleryCopy({ images, illustrations, alt }: VehiclePageData['gallery']) {
  const [one, many, One, Many] = illustrations
    ? ['illustration', 'illustrations', 'Illustration', 'Illustrations']
    : ['photo', 'photos', 'Photo', 'Photos'];
  return {
    name: Many,
    previous: `Previous ${one}`,
    next: `Next ${one}`,
    one,
    unit: images.length > 1 ? many : one,
    list: `${Many}: ${alt}`,
    photo: (index: number) => `${One} ${index + 1}`,
  };
}
