import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Attachment } from '../../netlify/functions/_shared/submission.ts';
import { extensionOf, isAttachmentType } from '../../src/forms/attachment.ts';
import { callersFolder } from './callers-folder.ts';
import { Complaint } from './complaint.ts';
import { readEntry } from './entry.ts';
import { findKey } from './find-key.ts';
import type { Inbox } from './open-inbox.ts';
import { printableLine } from './printable.ts';

/** Saves the file that came with a submission. It replaces no other. */
export async function save(inbox: Inbox, [typed = '', to = '.']: string[]): Promise<void> {
  const folder = resolve(callersFolder(), to);
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Complaint(`There is no folder ${folder}: make it, or name another.`);

  const entry = await readEntry(inbox, await findKey(inbox, typed));
  const attachment = entry?.submission.attachment;
  if (!attachment) throw new Complaint(`No file came with ${typed}.`);
  const content: ArrayBuffer | null = await inbox
    .openStore('attachments')
    .get(attachment.key, { type: 'arrayBuffer' });
  if (!content) throw new Complaint(`The file of ${typed} is no longer in the store.`);
  const bytes = new Uint8Array(content);
  if (createHash('sha256').update(bytes).digest('hex') !== attachment.sha256) {
    throw new Complaint(`The file of ${typed} is damaged in the store; nothing was saved.`);
  }
  const path = join(folder, fileName(entry.submission.reference, attachment));
  await writeFile(path, bytes, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Complaint(`${path} is there already and was left as it is: name another folder.`);
  });
  console.log(path);
}

/**
 * `CAMU-2026-7G3K9QXB diploma.pdf`: the sender's name for it without what a file system, a shell or
 * a file manager could take for something else, and the ending of what the file really is.
 */
export function fileName(reference: string, { name, type }: Pick<Attachment, 'name' | 'type'>) {
  const words = printableLine(name.normalize('NFC'))
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._ʻʼ-]/gu, '_');
  // At most 4 bytes each: file systems take names of 255.
  const short = [...words].slice(0, 50).join('').trim();
  return `${[reference, short].filter(Boolean).join(' ')}${isAttachmentType(type) ? extensionOf(type) : '.bin'}`;
}
