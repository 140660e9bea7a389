/** A place, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** Addresses that open the place in map services, each in its own form. */
export function mapLinks({ latitude, longitude }: Place) {
  return {
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    yandexMaps: `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map`,
  };
}
