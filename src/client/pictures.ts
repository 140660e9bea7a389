const worker = '/worker.js';

const addresses = ['src', 'srcset'];

/** Adds or removes the prefix of the attributes that keeps the page's pictures from loading. */
function rename(from: string, to: string): void {
  for (const name of addresses) {
    for (const element of document.querySelectorAll(`:is(img,source)[${from}${name}]`)) {
      element.setAttribute(to + name, element.getAttribute(from + name) ?? '');
      element.removeAttribute(from + name);
    }
  }
}

/** Removes the pictures from this page and stops later pages from loading theirs. */
export async function hidePictures(): Promise<void> {
  rename('', 'data-');
  // With a query, `src/worker/worker.ts` answers requests for pictures with an empty response.
  await navigator.serviceWorker.register(`${worker}?no-pictures`);
}

/** Loads pictures again, on this page too. */
export async function showPictures(): Promise<void> {
  try {
    const loading = new Promise((resolve) => {
      navigator.serviceWorker.oncontrollerchange = resolve;
    });
    await navigator.serviceWorker.register(worker);
    // The worker with the query controls the page until the other one has replaced it.
    if (navigator.serviceWorker.controller) await loading;
  } finally {
    rename('data-', '');
  }
}

/** Registers the worker with which pages apply settings before their first paint, also with data saver. */
export async function keepWorker(): Promise<void> {
  await navigator.serviceWorker?.register(worker);
}
