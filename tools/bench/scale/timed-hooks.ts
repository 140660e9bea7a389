import type { AstroIntegration } from 'astro';

/** The same integrations, each of which tells on the console how long its hooks last. */
export function timedHooks(integrations: readonly AstroIntegration[]): AstroIntegration[] {
  return integrations.map(({ name, hooks }) => ({
    name,
    hooks: Object.fromEntries(
      Object.entries(hooks).map(([hook, call]) => [hook, timed(`${name} ${hook}`, call)]),
    ),
  }));
}

function timed(name: string, call: unknown) {
  return async (...args: unknown[]) => {
    const started = performance.now();
    const result = await (call as (...args: unknown[]) => unknown)(...args);
    console.log(`hook ${name} ${Math.round(performance.now() - started)} ms`);
    return result;
  };
}
