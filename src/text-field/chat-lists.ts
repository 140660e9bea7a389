const bullet = /^\s*[•●◦▪▫‣·◾🔹🔸]\uFE0F?\s*/u;

/** Turns plain text with lists as people write them in Telegram into Markdown; leaves other text as it is. */
export function withChatLists(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines.some((line) => bullet.test(line))) return text;
  return lines
    .map((line) => line.replace(bullet, '- '))
    .flatMap((line, index, all) => {
      const together = isItem(line) && isItem(all[index - 1] ?? '');
      return index === 0 || together ? [line] : ['', line];
    })
    .join('\n');
}

const isItem = (line: string) => /^(?:-|\d+[.)]) /.test(line);
