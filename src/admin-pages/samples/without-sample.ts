/** Removes the line `sample: true` from the fields of a file; nothing else changes. */
export function withoutSample(file: string): string {
  const fields = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/.exec(file)?.[0] ?? file;
  return fields.replace(line, '') + file.slice(fields.length);
}

/** Whether an entry is a sample. */
export const isSample = (file: string) => withoutSample(file) !== file;

const line = /^sample:[ \t]*true[ \t]*(?:#.*)?(?:\r?\n|$)/m;
