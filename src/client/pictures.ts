/** `public/no-pictures.js` answers pictures with nothing for as long as this cache exists. */
const worker = '/no-pictures.js';
const flag = 'no-pictures';

const addresses = ['src', 'srcset'];

/** Renames the attributes that the page's pictures are loaded from, to ones that load nothing or back. */
function rename(from: string, to: string): void {
  for (const name of addresses) {
    for (const element of document.querySelectorAll(`:is(img,source)[${from}${name}]`)) {
      element.setAttribute(to + name, element.getAttribute(from + name) ?? '');
      element.removeAttribute(from + name);
    }
  }
}

/** Takes the pictures off this page, and keeps those of later pages from being loaded at all. */
export async function hidePictures(): Promise<void> {
  rename('', 'data-');
  await caches.open(flag);
  await navigator.serviceWorker.register(worker);
}

/** Brings the pictures back, on this page too. */
export async function showPictures(): Promise<void> {
  await caches.delete(flag);
  rename('data-', '');
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
