import type { Loader } from 'astro/loaders';

/** By file extension. Missing in Astro's type of a loader's context. */
type EntryTypes = Map<string, { getRenderFunction?: unknown }>;

/** Wraps a loader for entries of which only the front matter is used: their texts are not rendered. */
export function unrendered({ load, ...loader }: Loader): Loader {
  return {
    ...loader,
    load: (context) => {
      const { entryTypes } = context as unknown as { entryTypes: EntryTypes };
      const types = [...entryTypes].map(([extension, { getRenderFunction: _, ...type }]) => {
        return [extension, type] as const;
      });
      return load({ ...context, ...{ entryTypes: new Map(types) } });
    },
  };
}
