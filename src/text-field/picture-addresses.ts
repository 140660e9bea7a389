/** Addresses in texts by the object URL of a new picture. All fields share them. */
const addresses = new Map<string, string>();

/**
 * New pictures have object URLs in a text until Sveltia saves them. The author sees the addresses that will
 * replace them, and may copy them into another language.
 */
export class PictureAddresses {
  /** The object URLs of the field's text, even if it was deleted and may come back. */
  readonly #urls = new Set<string>();

  /** The address to show for the URL of an added picture; no other picture in `text` has it. */
  async addressOf(url: string, name: string, text: string): Promise<string> {
    if (!url.startsWith('blob:')) return url;
    const { type } = await (await fetch(url)).blob();
    const ending = type.replace(/^image\/|\+xml$/g, '');
    let address = addresses.get(url) ?? `./${name}.${ending}`;
    for (let n = 1; text.includes(address) && addresses.get(url) !== address; n++) {
      address = `./${name}-${n}.${ending}`;
    }
    addresses.set(url, address);
    this.#urls.add(url);
    return address;
  }

  /** The text to show for a text that the field didn't write. */
  shown(text: string): string {
    this.#urls.clear();
    return [...addresses].reduce((shown, [url, address]) => {
      if (shown.includes(url)) this.#urls.add(url);
      return shown.replaceAll(url, address);
    }, text);
  }

  /** The text to save for a shown text of an entry with these values. */
  saved(text: string, entry: object | undefined): string {
    if (addresses.size === 0) return text;
    const values = JSON.stringify(entry);
    return [...addresses]
      .filter(([url]) => this.#urls.has(url) || values?.includes(url))
      .reduce((saved, [url, address]) => saved.replaceAll(`](${address}`, `](${url}`), text);
  }
}
