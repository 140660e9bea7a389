/** A provider whose mailboxes have several addresses. */
interface Provider {
  /** Equivalent domains; the first one is used in place of the others. */
  domains: [string, ...string[]];
  /** The spelling that is used in place of all equivalent spellings of a name. */
  nameOf?: (name: string) => string;
}

const providers: Provider[] = [
  // Dots don't count: support.google.com/mail/answer/7436150.
  { domains: ['gmail.com', 'googlemail.com'], nameOf: (name) => name.replaceAll('.', '') },
  // A dot and a hyphen in a login are equivalent.
  {
    domains: [
      'yandex.ru',
      'ya.ru',
      'yandex.by',
      'yandex.com',
      'yandex.com.tr',
      'yandex.kz',
      'yandex.ua',
      'yandex.uz',
    ],
    nameOf: (name) => name.replaceAll('.', '-'),
  },
  // Dots, hyphens and underscores don't count.
  {
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
    nameOf: (name) => name.replace(/[._-]/g, ''),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
];

/**
 * One spelling for all addresses of a mailbox: `Anora+x@example.com` → `anora@example.com`,
 * `a.nora@googlemail.com` → `anora@gmail.com`.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/s, '');
  const domain = address.slice(at + 1).toLowerCase();
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${name}@${domain}`;
  return `${provider.nameOf?.(name) ?? name}@${provider.domains[0]}`;
}
