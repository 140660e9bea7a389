/** `public/no-pictures.js` answers requests for pictures with nothing while this cache exists. */
const worker = '/no-pictures.js';
const flag = 'no-pictures';

const addresses = ['src', 'srcset'];

/** Adds or removes the prefix that keeps the attributes of the page's pictures from loading them. */
function rename(from: string, to: string): void {
  for (const name of addresses) {
    for (const element of document.querySelectorAll(`:is(img,source)[${from}${name}]`)) {
      element.setAttribute(to + name, element.getAttribute(from + name) ?? '');
      element.removeAttribute(from + name);
    }
  }
}

/** Removes the pictures from this page, and stops later pages from loading theirs. */
export async function hidePictures(): Promise<void> {
  rename('', 'data-');
  await caches.open(flag);
  await navigator.serviceWorker.register(worker);
}

/** Loads pictures again, on this page too. */
export async function showPictures(): Promise<void> {
  await caches.delete(flag);
  rename('data-', '');
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
