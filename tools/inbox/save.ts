import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { extensionOf, isAttachmentType } from '../../src/forms/attachment.ts';
import { CliError } from './errors.ts';
import type { Inbox } from './open-inbox.ts';
import { findKey } from './references.ts';
import { readEntry } from './submissions.ts';
import { toPrintableLine } from './text.ts';

/** Saves the attached file into a folder; never overwrites a file. */
export async function save(inbox: Inbox, keys: readonly string[], folder: string): Promise<void> {
  const { submission } = await readEntry(inbox, await findKey(inbox, keys));
  const { reference, attachment } = submission;
  if (!attachment) throw new CliError(`${reference} has no file.`);
  const store = inbox.openStore('attachments');
  const content: ArrayBuffer | null = await store.get(attachment.key, { type: 'arrayBuffer' });
  if (!content) throw new CliError(`The file of ${reference} is no longer in the store.`);
  const bytes = new Uint8Array(content);
  if (createHash('sha256').update(bytes).digest('hex') !== attachment.sha256) {
    throw new CliError(`The file of ${reference} is damaged in the store; nothing was saved.`);
  }
  const path = resolve(folder, fileName(reference, attachment));
  await writeFile(path, bytes, { flag: 'wx' });
  console.log(path);
}

/**
 * `UNI-2026-7G3K9QXB diploma.pdf`: the visitor's name for the file, without characters that mean
 * something to a file system or a shell, and with the extension of the type it was found to have.
 */
export function fileName(
  reference: string,
  { name, type }: { name: string; type: string },
): string {
  const stem = toPrintableLine(name.normalize('NFC'))
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._ʻʼ-]/gu, '_');
  // At most 4 bytes each: file systems take names of 255 bytes.
  const short = [...stem].slice(0, 50).join('').trim();
  const extension = isAttachmentType(type) ? extensionOf(type) : '.bin';
  return `${reference} ${short}`.trim() + extension;
}
