const checked = new WeakMap<object, object>();
const warned = new Set<string>();

/**
 * The finished texts of an island, with what is missing among them noticed: a text that isn't there
 * warns on the console, once, and is shown as its key. (In Uzbek, as at build, it would have to come
 * with every page.) Texts that may be left out are asked for by `in`; lists are left alone.
 */
export function messages<Strings extends object>(strings: Strings): Strings {
  const known = checked.get(strings) ?? new Proxy(strings, { get: messageOf });
  checked.set(strings, known);
  return known as Strings;
}

function messageOf(strings: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(strings, key);
  if (typeof value === 'object' && value && !Array.isArray(value)) return messages(value);
  // Promises ask whether what they are given is one.
  if (value !== undefined || typeof key === 'symbol' || key === 'then') return value;
  if (!warned.has(key)) console.warn(`Missing message “${key}”; showing its key.`);
  warned.add(key);
  return key;
}
