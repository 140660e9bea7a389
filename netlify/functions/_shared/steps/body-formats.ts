/** Bytes with their content type, whose parameters hold a multipart body's boundary. */
export interface Body {
  bytes: Buffer<ArrayBuffer>;
  type: string;
}

type Pairs = Promise<[name: string, value: string | File][]>;

const decodeUtf8 = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** `{"firstName":"Anora","consent":true}`. Throws for anything but one object of plain values. */
export async function parseJson({ bytes }: Body): Pairs {
  const parsed: unknown = JSON.parse(decodeUtf8(bytes));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new TypeError('not an object');
  }
  return Object.entries(parsed).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) throw new TypeError('not a plain value');
    return [name, String(value ?? '')];
  });
}

/** `firstName=Anora&consent=on`. Throws for an escape that isn't UTF-8, which URLSearchParams hides. */
export async function parseUrlencoded({ bytes }: Body): Pairs {
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  const pairs = decodeUtf8(bytes).split('&').filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))];
  });
}

/** Texts and files. Throws for a truncated body and for text that isn't UTF-8. */
export async function parseMultipart({ bytes, type }: Body): Pairs {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return [...form].map(([name, value]) => {
    if (typeof value === 'string' && isDamaged(value, bytes)) throw new TypeError('not UTF-8');
    return [name, value];
  });
}

/** `formData` puts U+FFFD for what isn't UTF-8; a genuine one stands in the body as it is. */
function isDamaged(value: string, body: Buffer): boolean {
  return value.includes('\uFFFD') && !body.includes(value);
}
