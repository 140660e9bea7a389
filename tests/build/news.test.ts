import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { localizedPath } from '../../src/routing/href.ts';
import { pages } from './site.ts';

interface News {
  id: string;
  path: string;
  topics: string[];
}

const content = join(import.meta.dirname, '../../src/content/news');

const news: News[] = readdirSync(content).map((folder) => {
  const data = load(readFileSync(join(content, folder, 'data.yaml'), 'utf8'));
  const { category, tags = [] } = data as { category: string; tags?: string[] };
  const [, id = '', slug = ''] = /^(\d+)-(.+)$/.exec(folder) ?? [];
  return { id, path: `/news/${id}/${slug}`, topics: [category, ...tags] };
});

const shared = (one: News, other: News) =>
  one.topics.filter((topic) => other.topics.includes(topic)).length;

describe.each(locales)('in %s', (locale) => {
  const heading = translator(locale)('news.similar');

  it.each(news)('$path names four other news, those that share most with it first', (item) => {
    const { $ } = pages.find(({ path }) => path === localizedPath(item.path, locale)) ?? {};
    const links = $?.('main section')
      .filter((_, section) => $(section).find('h2').text() === heading)
      .find('article a')
      .toArray()
      .map((link) => $(link).attr('href'));
    const similar = links?.map((link) =>
      news.find(({ path }) => localizedPath(path, locale) === link),
    ) as News[];
    expect(similar).toHaveLength(4);
    expect(similar).not.toContain(item);
    const scores = similar.map((other) => shared(item, other));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const rest = news.filter((other) => other !== item && !similar.includes(other));
    const least = Math.min(...scores);
    expect(rest.filter((other) => shared(item, other) > least)).toEqual([]);
  });
});
