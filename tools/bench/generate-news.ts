import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { newsCategories, newsTags } from '../../src/features/news/schema.ts';
import { defaultLocale, type Locale, locales } from '../../src/i18n/locales.ts';

interface Text {
  title: string;
  summary: string;
  /** The body's paragraphs and lists, without headings and images. */
  blocks: string[];
}

/** A real news item that generated ones are made from. */
interface Model {
  slug: string;
  texts: Record<Locale, Text>;
}

const years = 14;
const dayMs = 24 * 60 * 60 * 1000;
const words = { min: 150, max: 250 };
const firstId = 1001;

/**
 * Adds `count` news items to the folder `news` of a site's content, combined from the items there:
 * dates over the 14 years before `today`, both categories, up to three tags, a person of `staff` in
 * one of 25, 150 to 250 words per language. The content check accepts them. Deterministic.
 */
export async function writeNews(folder: string, count: number, today: Date): Promise<void> {
  const models = await readModels(folder);
  const [person] = globSync('*', { cwd: join(folder, '../staff') }).sort();
  for (let index = 0; index < count; index++) {
    const model = (offset: number) => models[(index + offset * 5) % models.length] as Model;
    const id = firstId + index;
    const item = join(folder, `${id}-${model(0).slug}-${id}`);
    await mkdir(item);
    const shared = data(index, count, today, person);
    const texts = locales.map((locale) =>
      writeFile(
        join(item, `index.${locale}.md`),
        text(index, model, locale, locale === defaultLocale ? shared : {}),
      ),
    );
    await Promise.all(texts);
  }
}

/** The items that exist in every language, except those with blocks. */
async function readModels(folder: string): Promise<Model[]> {
  const models: Model[] = [];
  for (const entry of (await readdir(folder)).sort()) {
    const files = locales.map((locale) => join(folder, entry, `index.${locale}.md`));
    const slug = entry.replace(/^\d+-/, '');
    const hasBlocks = existsSync(join(folder, entry, 'page.mdx'));
    if (hasBlocks || !files.every((file) => existsSync(file))) continue;
    const texts = files.map((file, i) => [locales[i], readText(readFileSync(file, 'utf8'))]);
    models.push({ slug, texts: Object.fromEntries(texts) });
  }
  return models;
}

function readText(source: string): Text {
  const [, yaml = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
  const { title, summary } = parse(yaml) as Text;
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block && !/^(#|!\[|\||\[\^)|\[\^/.test(block));
  return { title, summary, blocks };
}

function data(index: number, count: number, today: Date, person: string | undefined): object {
  const date = new Date(today.valueOf() - Math.floor((index / count) * years * 365) * dayMs);
  const tags = newsTags.filter((_, tag) => (index + tag * tag) % 11 < 2).slice(0, 3);
  return {
    date: date.toISOString().slice(0, 10),
    category: newsCategories[index % 5 < 3 ? 0 : 1],
    tags,
    ...(index % 25 === 0 && person ? { people: [person] } : {}),
    sample: true,
  };
}

function text(
  index: number,
  model: (offset: number) => Model,
  locale: Locale,
  shared: object,
): string {
  const { title, summary } = model(0).texts[locale];
  const id = firstId + index;
  const limit = words.min + (index % (words.max - words.min));
  // The content check refuses texts and summaries that two entries share.
  const blocks = [`${title} (${id}).`];
  for (let offset = 0; offset < 8 && countWords(blocks) < limit - 20; offset++) {
    for (const block of model(offset).texts[locale].blocks) {
      if (countWords([...blocks, block]) <= limit) blocks.push(block);
    }
  }
  const front = stringify(
    { title: `${title} ${id}`, summary: `${summary} (${id})`, ...shared },
    { lineWidth: 0 },
  );
  return `---\n${front}---\n\n${blocks.join('\n\n')}\n`;
}

const countWords = (blocks: readonly string[]) => blocks.join(' ').split(/\s+/).length;
