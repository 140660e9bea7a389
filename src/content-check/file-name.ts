/** The last part of a path, without the `ending` if it has it. Browsers don't have `node:path`. */
export function fileName(path: string, ending = ''): string {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
}
