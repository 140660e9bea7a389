import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';

/** The text files of a site's content, by their paths within it. */
export type Files = ReadonlyMap<string, string>;

const testSite = join(import.meta.dirname, '../../site');
const isText = (path: string) => /\.(?:md|mdx|yaml)$/.test(path);

export function readTestSite(): Files {
  const content = join(testSite, 'src/content');
  return new Map(
    globSync('*/**/*.{md,mdx,yaml}', { cwd: content })
      .sort()
      .map((path) => [path, readFileSync(join(content, path), 'utf8')]),
  );
}

/**
 * Writes the test site, with other content, into a folder, which is replaced. Pictures stay in their folders;
 * moved or copied entries get those of the original entry.
 *
 * @param names the current folder of each moved or copied entry, and its original folder
 */
export function writeSite(folder: string, files: Files, names: ReadonlyMap<string, string>): void {
  const content = join(folder, 'src/content');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(testSite, 'public'), join(folder, 'public'), { recursive: true });
  const kept = new Set([...files.keys()].map(dirname));
  for (const picture of globSync('*/**/*.*', { cwd: join(testSite, 'src/content') })) {
    if (isText(picture)) continue;
    const from = join(testSite, 'src/content', picture);
    const entry = dirname(picture);
    const now = [...names].filter(([, before]) => before === entry).map(([name]) => name);
    for (const target of [entry, ...now].filter((name) => kept.has(name))) {
      cpSync(from, join(content, target, picture.slice(entry.length + 1)));
    }
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
}

type YamlDocument = ReturnType<typeof parseDocument>;

/** Changes the YAML of a record, or of a text's front matter. */
export function editYaml(text: string, edit: (yaml: YamlDocument) => void): string {
  const frontMatter = /^---\n(.*?)^---$/ms.exec(text);
  const source = frontMatter?.[1] ?? text;
  const document = parseDocument(source);
  edit(document);
  const edited = document.toString({ lineWidth: 0 });
  return frontMatter ? text.replace(frontMatter[0], () => `---\n${edited}---`) : edited;
}
