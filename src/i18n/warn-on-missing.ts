const proxies = new WeakMap<object, object>();
const warned = new Set<string>();

/**
 * A proxy of an island's messages: reading a missing one logs a warning, once, and returns its key.
 * (Unlike at build time, there is no fallback to Uzbek, which every page would have to load.) Test for
 * optional messages with `in`. Arrays are not wrapped.
 */
export function warnOnMissing<Messages extends object>(messages: Messages): Messages {
  const proxy = proxies.get(messages) ?? new Proxy(messages, { get: messageOrKey });
  proxies.set(messages, proxy);
  return proxy as Messages;
}

function messageOrKey(messages: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(messages, key);
  if (typeof value === 'object' && value && !Array.isArray(value)) return warnOnMissing(value);
  // `await` reads `then` of any object.
  if (value !== undefined || typeof key === 'symbol' || key === 'then') return value;
  if (!warned.has(key)) console.warn(`Missing message “${key}”; showing its key.`);
  warned.add(key);
  return key;
}
