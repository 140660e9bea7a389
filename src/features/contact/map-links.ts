// Links to a place in map services.

/** URLs that open a place, given in degrees (WGS 84), in several map services. */
export function mapLinks({ latitude, longitude }: { latitude: number; longitude: number }) {
  return {
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    yandexMaps: `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map`,
  };
}
