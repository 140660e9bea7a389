import { dirname, resolve } from 'node:path';
import { z } from 'astro/zod';
import type { SchemaContext } from '../../../src/collections/fields.ts';
import { documents, records } from '../../../src/collections/registry.ts';
import type { Content, SourceFile } from '../content.ts';
import { issueWords } from '../issue-words.ts';
import { pictureProblem } from '../pictures.ts';
import { fieldName, type Path, type Problem } from '../problem.ts';
import { schemaKeys } from '../schema-keys.ts';
import { type Other, unknownKeyWords } from '../unknown-key.ts';
import { valueAt, valueWords } from '../value-words.ts';
import { type Fields, lineOf } from '../yaml.ts';

type Checked = { file: SourceFile; schema: z.ZodType; other?: Other };

/** The build reads a picture's size where it meets its name; here the name itself is checked. */
function contextOf(folder: string): SchemaContext {
  const image = () =>
    z
      .string('expected the name of a picture in this folder, as cover.jpg')
      .superRefine(async (value, context) => {
        const message = await pictureProblem(resolve(folder, value));
        if (message) context.addIssue({ code: 'custom', message });
      });
  return { image: image as unknown as SchemaContext['image'] };
}

function problemAt(file: SourceFile, fields: Fields, path: Path, message: string): Problem {
  const read = valueAt(fields.values, path);
  return {
    file: file.name,
    field: fieldName(path),
    line: lineOf(fields, path),
    ...(read === undefined ? {} : { read: valueWords(read) }),
    message,
  };
}

async function fieldProblems({ file, schema, other }: Checked): Promise<Problem[]> {
  const { fields } = file;
  if (!fields) return [];
  const { error } = await schema.safeParseAsync(fields.values);
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as Path;
    if (issue.code !== 'unrecognized_keys') {
      const message = issueWords(issue, valueAt(fields.values, path));
      return [problemAt(file, fields, path, message)];
    }
    const known = schemaKeys(schema, path);
    return issue.keys.map((key) =>
      problemAt(
        file,
        fields,
        [...path, key],
        unknownKeyWords(key, known, path.length === 0 ? other : undefined),
      ),
    );
  });
}

function checkedDocuments({ documents: entries }: Content): Checked[] {
  return entries.flatMap(({ type, path, data, texts }) => {
    const schema = documents[type].data(contextOf(path));
    const textSchema: z.ZodType = documents[type].text();
    const values = data?.fields?.values ?? {};
    const shared: Other = { kind: 'data', keys: schemaKeys(schema), values };
    const translated: Other = { kind: 'text', keys: schemaKeys(textSchema), values: {} };
    const checked: Checked[] = texts.map((file) => ({ file, schema: textSchema, other: shared }));
    return data ? [...checked, { file: data, schema, other: translated }] : checked;
  });
}

function checkedRecords({ records: entries }: Content): Checked[] {
  return entries.map((file) => ({
    file,
    schema: records[file.type](contextOf(dirname(file.path))),
  }));
}

/** Every file's fields are those of its type's schema, and nothing else. */
export async function fields(content: Content): Promise<Problem[]> {
  const checked = [...checkedDocuments(content), ...checkedRecords(content)];
  return (await Promise.all(checked.map(fieldProblems))).flat();
}
