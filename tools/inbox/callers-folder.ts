/** The folder in which the command was typed: npm runs scripts in the project's own. */
export function callersFolder(): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  return (script === 'inbox' && folder) || process.cwd();
}
