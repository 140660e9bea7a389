import { createHmac } from 'node:crypto';
import { isoDay } from '../../../../src/i18n/format.ts';
import { RequestError } from '../errors.ts';
import { compareAndSwap } from '../json-blobs.ts';
import { networkOf } from '../network.ts';
import { announceRefusedFiles } from '../outbox/digest.ts';
import { withTimeout } from '../promises.ts';
import type { Storage } from '../store.ts';

/** Posts that passed the bot check, and those without a check. */
type PostKind = 'checked' | 'unchecked';

/** The services that counting posts needs. */
export interface QuotaServices extends Storage {
  /** The site's secret, without which the hash doesn't reveal the address. */
  hmacKey: () => Promise<string>;
  /** How many posts of each kind are accepted from one address per day (UTC). */
  postsPerAddress: Readonly<Record<PostKind, number>>;
}

/** The source and the time of a post. */
interface Address {
  ip: string;
  now: Date;
}

/** Stored for two days under `{kind}/{day}/{hash of the address}` in `bot-check`. */
interface CountedPosts {
  posts: number;
}

/**
 * Counts a post towards the daily quota of its address; false when the quota is used up. If an unchecked
 * post can't be counted, rejects with a RequestError; a person is not turned away for that.
 */
export async function countPost(
  services: QuotaServices,
  kind: PostKind,
  sender: Address,
): Promise<boolean> {
  const { openStore, storageTimeoutMs, postsPerAddress } = services;
  const count = async () => {
    const key = await keyOf(services, kind, sender);
    return compareAndSwap<CountedPosts>(openStore('bot-check'), key, ({ posts } = { posts: 0 }) =>
      posts < postsPerAddress[kind] ? { posts: posts + 1 } : undefined,
    );
  };
  try {
    return (await withTimeout(count(), storageTimeoutMs)) !== undefined;
  } catch (error) {
    console.error(`${kind} posts: storage unavailable:`, error);
    if (kind === 'checked') return true;
    throw new RequestError('unavailable');
  }
}

/** Whether an address has used up its checked posts: then none of its repeated posts is being stored. */
export async function isUsedUp(services: QuotaServices, sender: Address): Promise<boolean> {
  const { openStore, storageTimeoutMs, postsPerAddress } = services;
  const read = async (): Promise<CountedPosts | null> =>
    openStore('bot-check').get(await keyOf(services, 'checked', sender), { type: 'json' });
  const counted = await withTimeout(read(), storageTimeoutMs).catch(() => null);
  return counted !== null && counted.posts >= postsPerAddress.checked;
}

async function keyOf(
  { hmacKey }: Pick<QuotaServices, 'hmacKey'>,
  kind: PostKind,
  { ip, now }: Address,
): Promise<string> {
  const day = isoDay(now);
  const hash = createHmac('sha256', await hmacKey()).update(`${day}\n${networkOf(ip)}`);
  return `${kind}/${day}/${hash.digest('hex').slice(0, 32)}`;
}

/** The services that counting files needs. */
export interface FileQuotaServices extends Storage {
  /** How many bytes of files are accepted per day (UTC), from all addresses together. */
  bytesPerDay: number;
}

/** Stored for two days under `files/{day}` in `bot-check`. */
interface CountedFiles {
  bytes: number;
  /** Whether the staff's digest says that files were refused. */
  announced?: true;
}

/** The share of a post's remaining time that counting its file may take. */
const fileCountShare = 0.1;

/**
 * The error for a form whose file (`size` in bytes, undefined without one) exceeds the day's quota; the
 * staff are told about the first. Otherwise the file counts towards the quota. A file that can't be
 * counted is accepted: writing it shows whether the storage works.
 */
export async function fileQuotaError(
  services: FileQuotaServices,
  field: string | undefined,
  { size, now }: { size: number | undefined; now: Date },
): Promise<RequestError | undefined> {
  if (!field || size === undefined) return undefined;
  const { openStore } = services;
  const key = `files/${isoDay(now)}`;
  const count = () => countFile(services, key, size);
  const counted = await tryFor(services.storageTimeoutMs * fileCountShare, count);
  if (!counted || counted.fits) return undefined;
  if (!counted.announced) {
    await tryFor(services.storageTimeoutMs, async () => {
      await announceRefusedFiles(openStore, now);
      await compareAndSwap<CountedFiles>(openStore('bot-check'), key, (files = { bytes: 0 }) =>
        files.announced ? undefined : { ...files, announced: true },
      );
    });
  }
  return new RequestError({ [field]: 'file.tooManyToday' });
}

/** Counts a file unless it exceeds the quota. */
async function countFile({ openStore, bytesPerDay }: FileQuotaServices, key: string, size: number) {
  let found: CountedFiles = { bytes: 0 };
  const counted = await compareAndSwap<CountedFiles>(openStore('bot-check'), key, (files) => {
    found = files ?? { bytes: 0 };
    const bytes = found.bytes + size;
    return bytes <= bytesPerDay ? { ...found, bytes } : undefined;
  });
  return { fits: counted !== undefined, announced: found.announced ?? false };
}

/**
 * The result of an operation on the storage; undefined, with a line in the log, if it fails or takes
 * too long.
 */
async function tryFor<Result>(
  ms: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return withTimeout(work(), ms).catch((error: unknown) => {
    console.error('files: storage unavailable:', error);
    return undefined;
  });
}
