// Links to a place in map services.

/** Coordinates in degrees (WGS 84). */
interface Coordinates {
  latitude: number;
  longitude: number;
}

/** URLs that open a place in several map services. */
export function mapLinks({ latitude, longitude }: Coordinates) {
  return {
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    yandexMaps: `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map`,
  };
}
