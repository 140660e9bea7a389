const guarded = new WeakMap<object, object>();
const warned = new Set<string>();

/**
 * The messages of an island, guarded: reading one that is missing warns on the console, once, and
 * gives its key. (The Uzbek text, which a build falls back to, would have to come with every page.)
 * Ask for optional messages by `in`. Lists are not guarded.
 */
export function warnOnMissing<Messages extends object>(messages: Messages): Messages {
  const known = guarded.get(messages) ?? new Proxy(messages, { get: messageOrKey });
  guarded.set(messages, known);
  return known as Messages;
}

function messageOrKey(messages: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(messages, key);
  if (typeof value === 'object' && value && !Array.isArray(value)) return warnOnMissing(value);
  // `await` asks whether an object has a `then`.
  if (value !== undefined || typeof key === 'symbol' || key === 'then') return value;
  if (!warned.has(key)) console.warn(`Missing message “${key}”; showing its key.`);
  warned.add(key);
  return key;
}
