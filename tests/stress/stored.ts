import { listKeys, openStore } from '../../netlify/functions/_shared/store.ts';
import { recordKey, type Submission } from '../../netlify/functions/_shared/submissions.ts';

/** The references of all stored forms, and the keys of incomplete ones (their attachment included). */
export async function readStored(): Promise<{ references: Set<string>; damaged: string[] }> {
  const store = openStore('submissions');
  const references = new Set<string>();
  const damaged: string[] = [];
  for (const key of await listKeys(store)) {
    const text: string | null = await store.get(key, { type: 'text' });
    const submission = parse(text ?? '');
    if (submission && recordKey(submission) === key && (await isComplete(submission))) {
      references.add(submission.reference);
    } else {
      damaged.push(key);
    }
  }
  return { references, damaged };
}

function parse(text: string): Submission | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function isComplete({ attachment }: Submission): Promise<boolean> {
  if (!attachment) return true;
  const file = await openStore('attachments').get(attachment.key, { type: 'arrayBuffer' });
  return file?.byteLength === attachment.size;
}
