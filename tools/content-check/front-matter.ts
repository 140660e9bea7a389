/** A text file in two: the YAML between the `---` lines, and the markdown below. */
export type SplitText = { yaml: string; yamlOffset: number; body: string; bodyOffset: number };

/** The build's own rule for where front matter ends: the first line that starts with `---`. */
const frontMatter = /^---[^\S\n]*\n((?:[\s\S]*?\n)??)---/;

/** Splits a text, or gives undefined where there is no complete front matter. */
export function splitText(source: string): SplitText | undefined {
  const match = frontMatter.exec(source);
  if (!match) return undefined;
  const [whole, yaml = ''] = match;
  const bodyOffset = whole.length;
  const yamlOffset = bodyOffset - '---'.length - yaml.length;
  return { yaml, yamlOffset, body: source.slice(bodyOffset), bodyOffset };
}

/** How many lines end before `offset`. */
export function linesBefore(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length - 1;
}
